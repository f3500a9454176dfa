"""Asking everybody to agree: who is still to answer, and when everybody has."""

from ludotheque.server.consent import PendingConsent


def asked(wish="take-back", seat=0):
    consent = PendingConsent()
    consent.ask(wish, seat)
    return consent


def test_nobody_is_awaited_while_nothing_is_asked():
    consent = PendingConsent()
    assert not any(consent.awaits(seat) for seat in range(3))


def test_everybody_but_the_asker_is_awaited():
    consent = asked(seat=1)
    assert [seat for seat in range(3) if consent.awaits(seat)] == [0, 2]


def test_an_answer_is_given_once():
    consent = asked()
    consent.answer(1, True)
    assert not consent.awaits(1)
    assert consent.awaits(2)


def test_consent_is_given_once_the_last_person_says_yes():
    consent = asked(seat=0)
    people = [0, 1, 2]
    assert not consent.given_once(1, people)
    consent.answer(1, True)
    assert consent.given_once(2, people)


def test_seats_without_a_person_are_not_asked():
    assert asked(seat=0).given_once(2, [0, 2])


def test_one_no_ends_the_matter():
    consent = asked("pause")
    consent.answer(1, True)
    consent.answer(2, False)
    assert vars(consent) == vars(PendingConsent())


def test_asking_for_something_else_forgets_who_had_agreed():
    consent = asked("pause", 0)
    consent.answer(1, True)
    consent.ask("take-back", 1)
    assert (consent.wish, consent.asked_by, consent.agreed) == ("take-back", 1, set())
    assert consent.awaits(0)
