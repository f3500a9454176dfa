"""The dealer's stream as its description says it, written down a second time, and the proof of a deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from kernel.toys import card_table
from laws.play import Way, is_well_said
from laws.tables import TABLES, every_table
from ludotheque.kernel.chance import Quick, Scripted, Secret, fresh_secret, secret_from_seed
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.record import replay, verify
from ludotheque.kernel.rows import Row
from ludotheque.kernel.shelf import ShelfGame


# ------------------------------------------------------------------------------------ the stream, a second time
def words(secret: bytes, question: int):
    """The blocks SHA-256(secret, question, i) for i = 0, 1, 2 ... read as 32-bit big-endian words."""
    i = 0
    while True:
        block = hashlib.sha256(secret + question.to_bytes(8, "big") + i.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        i += 1


def drawn(secret: bytes, question: int, below: int, lots: int) -> list[int]:
    """`lots` different numbers below `below`, as the description of the stream says."""
    stream = words(secret, question)
    numbers = list(range(below))
    for j in range(lots):
        m = below - j
        word = next(word for word in stream if word < m * (2**32 // m))
        k = j + word % m
        numbers[j], numbers[k] = numbers[k], numbers[j]
    return numbers[:lots]


@given(st.binary(min_size=1, max_size=40), st.integers(0, 2**40), st.integers(1, 120), st.data())
def test_the_stream_is_what_its_description_says(secret, question, below, data):
    lots = data.draw(st.integers(1, below))
    assert list(Secret(secret).draw(question, below, lots)) == drawn(secret, question, below, lots)


def test_frozen_answers_of_the_stream():
    """These stand for ever: a record that was published must be provable by any later version."""
    dealer = Secret(bytes(range(32)))
    assert list(dealer.draw(0, 10, 10)) == [9, 7, 1, 0, 4, 5, 2, 8, 6, 3]
    assert list(dealer.draw(1, 10, 10)) == [1, 9, 3, 8, 0, 7, 2, 4, 6, 5]
    assert list(dealer.draw(2, 2, 1)) == [0]
    assert list(dealer.draw(3, 25, 5)) == [15, 8, 12, 24, 16]
    assert list(dealer.draw(2**40, 52, 3)) == [50, 47, 43]
    assert dealer.commitment() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert secret_from_seed(7).hex() == "c38a4c976ca07517e797c0122d39fd56f68a998a9763201acf0cdd155a2fd613"


def test_frozen_deals_with_numbers_that_people_added():
    """Worked out by hand with `sha256sum`; these stand for ever, too."""
    secret, ana, cleo = bytes(range(32)), b"\x11" * 32, b"\x22" * 32
    deal = hashlib.sha256(b"ludotheque deal" + secret + b"\x00" + ana + b"\x02" + cleo).digest()
    dealer = Secret(secret, [ana, b"", cleo])
    assert dealer.deal == deal
    assert deal.hex() == "0a988b40d5eff29e1bdadac33821e71b8a2ed0060783c479b30d617d4b456afb"
    assert list(dealer.draw(0, 10, 10)) == drawn(deal, 0, 10, 10) == [6, 2, 4, 9, 1, 7, 8, 5, 0, 3]
    assert list(dealer.draw(3, 25, 5)) == [2, 13, 24, 7, 16]
    assert dealer.commitment() == Secret(secret).commitment()
    assert dealer.pledges() == [hashlib.sha256(ana).hexdigest(), "", hashlib.sha256(cleo).hexdigest()]


def test_a_deal_without_numbers_follows_from_the_secret_alone_as_it_always_did():
    for numbers in ((), [b""], [b"", b""]):
        assert Secret(b"s" * 32, numbers).deal == b"s" * 32


@given(st.lists(st.binary(min_size=32, max_size=32) | st.just(b""), min_size=1, max_size=5), st.data())
def test_every_number_and_whose_it_is_changes_the_deal(numbers, data):
    whole = Secret(b"s" * 32, numbers).deal
    at = data.draw(st.integers(0, len(numbers) - 1))
    other = [*numbers]
    other[at] = b"\x01" * 32 if numbers[at] != b"\x01" * 32 else b""
    assert Secret(b"s" * 32, other).deal != whole
    if numbers[0] and not any(numbers[1:]):
        assert Secret(b"s" * 32, [b"", numbers[0]]).deal != whole


def test_a_word_that_would_favour_small_numbers_is_skipped():
    """Of 2^32 words the last few fit no whole round of m numbers: they are passed over, not folded in."""
    below = 999_999
    limit = below * (2**32 // below)
    secret = b"skipped"
    question = next(q for q in range(100_000) if next(words(secret, q)) >= limit)
    first, second = (word for word, _ in zip(words(secret, question), range(2), strict=False))
    assert second < limit
    assert list(Secret(secret).draw(question, below, 1)) == [second % below]
    assert second % below != first % below


def test_each_question_and_each_secret_has_its_own_answer():
    one = [tuple(Secret(b"one").draw(q, 30, 30)) for q in range(200)]
    two = [tuple(Secret(b"two").draw(q, 30, 30)) for q in range(200)]
    assert len({*one, *two}) == 400
    assert tuple(Secret(b"one").draw(3, 30, 30)) == one[3]


def chi_square(seen: Counter, cells: int) -> float:
    expected = sum(seen.values()) / cells
    return sum((n - expected) ** 2 / expected for n in seen.values()) + (cells - len(seen)) * expected


def bound(cells: int) -> float:
    """What chance passes once in many millions."""
    return cells - 1 + 6 * (2 * (cells - 1)) ** 0.5 + 12


@pytest.mark.parametrize("dealer", [Secret(b"a fair dealer"), Quick(11)], ids=["secret", "quick"])
def test_every_order_of_four_cards_is_as_likely_as_any_other(dealer):
    seen = Counter(tuple(dealer.draw(q, 4, 4)) for q in range(9600))
    assert set(seen) <= set(permutations(range(4)))
    assert chi_square(seen, 24) < bound(24)


@pytest.mark.parametrize("dealer", [Secret(b"a fair dealer"), Quick(12)], ids=["secret", "quick"])
def test_every_number_is_as_likely_as_any_other(dealer):
    seen = Counter(dealer.draw(q, 7, 1)[0] for q in range(7000))
    assert chi_square(seen, 7) < bound(7)
    pairs = Counter(tuple(dealer.draw(q, 5, 2)) for q in range(8000))
    assert len(pairs) == 20
    assert chi_square(pairs, 20) < bound(20)


def test_the_quick_generator_repeats_itself_from_its_seed_and_shuffles_evenly():
    assert [Quick(5).below(1000) for _ in range(2)] == [Quick(5).below(1000)] * 2
    rng = Quick(5)
    assert [rng.below(1000) for _ in range(8)] == [311, 408, 416, 211, 105, 343, 669, 816]
    seen = Counter()
    for _ in range(9600):
        items = Row([0, 1, 2, 3])
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert chi_square(seen, 24) < bound(24)
    assert all(0 <= rng.below(n) < n for n in (1, 2, 3, 10, 2**20, 2**30))


def test_a_scripted_dealer_gives_what_was_prepared_and_then_keeps_all_as_it_lies():
    dealer = Scripted([[2, 0, 1]])
    assert list(dealer.draw(0, 3, 3)) == [2, 0, 1]
    assert list(dealer.draw(1, 5, 2)) == [0, 1]


def test_a_fresh_secret_is_never_the_same():
    assert len({fresh_secret() for _ in range(50)}) == 50
    assert len(fresh_secret()) >= 32


# ------------------------------------------------------------------------------------ the proof
def finished(seed: int = 3) -> dict:
    match = TABLES[0].start(seed)
    way = Way(seed, 1.0)
    while not match.over:
        way.step(match)
    return match.record()


def with_own_digest(record: dict) -> dict:
    """A forger would write the digest that his tampered record leads to."""
    record = {**record, "digest": ""}
    return {**record, "digest": ldt.replay(record).digest()}


def assert_not_proved(record: dict, key: str) -> None:
    with pytest.raises(ldt.BadRecord) as raised:
        ldt.verify(record)
    assert raised.value.said.key == key
    assert is_well_said(raised.value)


@every_table
def test_an_honest_record_is_proved(table):
    match = table.start(17)
    way = Way(17, 1.0)
    while not match.over:
        way.step(match)
    assert ldt.verify(to_json(match.record())).digest() == match.digest()


def test_a_deal_that_was_changed_is_not_proved():
    record = finished()
    at = next(n for n, (who, _) in enumerate(record["answers"]) if who == "chance")
    order = list(record["answers"][at][1])
    order[0], order[1] = order[1], order[0]
    record["answers"][at] = ["chance", order]
    assert_not_proved(record, "record-other-digest")
    try:
        forged = with_own_digest(record)
    except ldt.BadRecord:
        return
    assert_not_proved(forged, "verify-other-lots")


def test_a_forged_deal_is_found_at_the_answer_that_was_changed():
    """The two lowest cards of a pile change places: every move still stands, and yet the secret did not deal that."""
    for seed in range(40):
        record = finished(seed)
        for at, (who, order) in enumerate(record["answers"]):
            if who == "chance" and len(order) == 24:
                swapped = list(order)
                swapped[0], swapped[1] = swapped[1], swapped[0]
                forged = {**record, "answers": [*record["answers"]]}
                forged["answers"][at] = ["chance", swapped]
                try:
                    forged = with_own_digest(forged)
                except ldt.BadRecord:
                    continue
                with pytest.raises(ldt.BadRecord) as raised:
                    ldt.verify(forged)
                assert raised.value.said.key == "verify-other-lots"
                assert raised.value.said.params["n"] == at + 1
                return
    raise AssertionError("no game in which the swap changes no move")


def test_another_secret_is_not_proved():
    record = finished()
    other = Secret(secret_from_seed(4))
    assert_not_proved({**record, "secret": other.secret.hex()}, "verify-other-secret")
    assert_not_proved({**record, "commitment": other.commitment()}, "verify-other-secret")
    both = {**record, "secret": other.secret.hex(), "commitment": other.commitment()}
    assert_not_proved(both, "verify-other-lots")


def test_a_record_without_its_secret_or_its_promise_is_not_proved():
    record = finished()
    for missing in ("secret", "commitment"):
        assert_not_proved({key: value for key, value in record.items() if key != missing}, "verify-no-secret")
        assert_not_proved({**record, missing: ""}, "verify-no-secret")


def together(seed: int = 3) -> dict:
    """The record of a game to whose shuffles two of the people added a number."""
    table = TABLES[0]
    kit = ldt.game(table.game).kit(table.seats, table.options)
    names = ["Ana", "Bo", "Cléo"][: kit.seats]
    numbers = [hashlib.sha256(b"number %d" % seat).digest() for seat in range(2)]
    dealer = Secret(secret_from_seed(seed), numbers)
    match = ldt.game(table.game).start(kit.seats, options=table.options, names=names, dealer=dealer)
    running = match.record()
    assert running["pledges"] == dealer.pledges()
    assert "numbers" not in running and "secret" not in running, "they are told at the end"
    way = Way(seed, 1.0)
    while not match.over:
        way.step(match)
    return match.record()


def test_a_deal_to_which_people_added_numbers_is_proved():
    record = together()
    match = ldt.verify(to_json(record))
    assert ldt.replay(record).digest() == match.digest() == record["digest"]
    assert match.record() == record
    alone = {key: value for key, value in record.items() if key not in ("numbers", "pledges")}
    assert_not_proved(alone, "verify-other-lots")


def test_a_number_that_was_exchanged_left_out_or_added_is_not_proved():
    record = together()
    other = "ab" * 32
    assert_not_proved({**record, "numbers": [record["numbers"][0], other]}, "verify-other-number")
    assert_not_proved({**record, "numbers": [record["numbers"][0], ""]}, "verify-other-number")
    assert_not_proved({**record, "numbers": []}, "verify-other-number")
    assert_not_proved({**record, "pledges": record["pledges"][:1]}, "verify-other-number")
    forged = hashlib.sha256(bytes.fromhex(other)).hexdigest()
    both = {**record, "numbers": [record["numbers"][0], other], "pledges": [record["pledges"][0], forged]}
    assert_not_proved(both, "verify-other-lots")


@pytest.mark.parametrize("numbers", [["ab"], ["xy" * 32], ["00" * 32] * 40, ["00" * 33]])
def test_numbers_that_are_none_are_refused(numbers):
    assert_not_proved({**together(), "numbers": numbers}, "record-malformed")


def test_a_saved_game_goes_on_with_the_numbers_that_were_added():
    record = together()
    half = ldt.replay({**record, "over": False, "digest": ""}, upto=len(record["answers"]) // 2)
    saved = half.record(with_secret=True)
    again = ldt.replay(to_json(saved))
    assert again.record(with_secret=True) == saved
    assert again.dealer.deal == half.dealer.deal


def test_a_running_game_is_not_proved():
    match = TABLES[0].start(3)
    Way(3, 1.0).step(match)
    assert_not_proved(match.record(), "verify-not-over")
    assert_not_proved(match.record(with_secret=True), "verify-not-over")


def test_a_game_conceded_is_proved():
    match = TABLES[0].start(3)
    Way(3, 1.0).step(match)
    match.concede(1)
    assert ldt.verify(to_json(match.record())).outcome == match.outcome


def test_a_branch_played_on_with_another_seed_cannot_pass_for_the_original():
    record = finished()
    branch = ldt.replay(record, upto=20, seed=99)
    way = Way(5, 1.0)
    while not branch.over:
        way.step(branch)
    record = branch.record()
    assert_not_proved(record, "verify-branched")
    assert record.pop("branched") == 20
    assert_not_proved(record, "verify-other-lots")


def test_a_branch_goes_back_no_further_than_to_where_it_left_the_other_game():
    """What came before was dealt from another secret: taken back, it would not be dealt the same again."""
    record = finished()
    branch = ldt.replay(record, upto=20, seed=99)
    way = Way(5, 1.0)
    for _ in range(6):
        way.step(branch)
    assert ldt.replay(branch.record(with_secret=True)).branched == 20
    everyone = range(branch.kit.seats)
    for _ in range(40):
        for seat in everyone:
            try:
                branch.undo(seat, everyone)
            except ldt.IllegalMove as refusal:
                assert refusal.said.key == "table-nothing-to-undo"
    again = ldt.replay(record, upto=20, seed=99)
    assert branch.digest() == again.digest()


def test_shuffles_in_the_middle_of_a_game_are_proved_too():
    toy = card_table({"a": 3, "b": 3, "c": 3, "d": 1})
    match = toy.start(21)
    way = Way(21, 1.0)
    while not match.over:
        way.step(match)
    assert match.chance_count() > 2
    record = match.record()
    find = lambda key: ShelfGame(toy)  # noqa: E731
    assert verify(to_json(record), find).digest() == match.digest()
    assert replay(to_json(record), find).digest() == match.digest()
    last = max(n for n, (who, _) in enumerate(record["answers"]) if who == "chance")
    order = record["answers"][last][1]
    if len(order) > 1:
        record["answers"][last] = ["chance", [order[1], order[0], *order[2:]]]
        with pytest.raises(ldt.BadRecord):
            verify({**record, "digest": ""}, find)


@pytest.mark.parametrize("dealer", [Secret(b"x"), Scripted([]), Quick(3)], ids=lambda it: type(it).__name__)
def test_a_copy_deals_what_the_match_will_deal(dealer):
    """Trying a move on a copy neither shows another deal nor uses up the match's own."""
    match = ShelfGame(card_table({"a": 3, "b": 3, "c": 3, "d": 1})).start(3, dealer=dealer)
    had = match.chance_count()
    results = []
    for it in (match.copy(), match.copy(), match):
        for n in range(36):
            seat = it.waiting_for[0]
            wanted = "e" if n % 12 < 6 else "c"  # throw six cards away, then draw six
            it.play(seat, next((move for move in it.moves(seat) if move[0] == wanted), "f0"))
        assert it.chance_count() > had + 2
        results.append(it.digest())
    assert results[0] == results[1] == results[2]
