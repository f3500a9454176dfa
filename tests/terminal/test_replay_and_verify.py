"""A game looked at again, through anybody's eyes, and its shuffles proven."""

import json

import pytest

import ludotheque as ldt
from ludotheque.kernel.chance import Secret


@pytest.fixture
def record(friends, tmp_path):
    """A finished game of Ann and Bob, in a file."""
    two = friends(7)
    two.play(200)
    (tmp_path / "game.json").write_text(json.dumps(two.match.record()))
    return two.match


@pytest.fixture
def running(friends, tmp_path):
    """A game that still runs, as it is saved."""
    two = friends(7)
    two.play(20)
    (tmp_path / "game.json").write_text(json.dumps(two.match.record(with_secret=True)))
    return two.match


def test_a_true_deal_is_verified(run, record):
    said = run("verify", "game.json")
    assert said.code == 0
    assert "its 3 shuffles follow from the secret" in said.out
    proof = json.loads(run("verify", "game.json", "--json").out)
    assert proof["verified"] is True
    assert proof["commitment"] == record.record()["commitment"]
    assert "mélanges découlent" in run("verify", "game.json", "--lang", "fr").out


def test_what_a_proof_proves_is_said_in_a_sentence(run, record, tmp_path):
    assert "does not prove that the dealer drew the secret blindly" in plain(run("verify", "game.json").out)
    assert json.loads(run("verify", "game.json", "--json").out)["pledges"] == []
    dealer = Secret(bytes(32), [bytes([1]) * 32, bytes([2]) * 32])
    match = ldt.game("yutaka").start(2, names=["Ana", ""], dealer=dealer)
    match.concede(0)
    (tmp_path / "game.json").write_text(json.dumps(match.record()))
    said = plain(run("verify", "game.json").out)
    assert "what was added by Ana, Player 2, all of it bound" in said
    assert f"Ana added the number {'01' * 32}, with the fingerprint {dealer.pledges()[0]}" in said
    assert "pas même le donneur" in plain(run("verify", "game.json", "--lang", "fr").out)


def plain(said: str) -> str:
    """What was written, whatever the length of the lines."""
    return " ".join(said.split())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "00" * 32}, "does not fit the hash"),
        ({"secret": ""}, "carries no secret"),
        ({"over": False}, "Only a finished game"),
        ({"format": "chess"}, "does not come from Ludothèque"),
        ({"answers": []}, "breaks off"),
        ({"game": "chess"}, "no game “chess”"),
    ],
)
def test_a_record_that_was_changed_is_not_verified(run, record, tmp_path, change, reason):
    (tmp_path / "game.json").write_text(json.dumps({**record.record(), **change}))
    said = run("verify", "game.json")
    assert said.code == 1
    assert reason in said.out + said.err
    assert "Traceback" not in said.err
    assert json.loads(run("verify", "game.json", "--json").out).get("verified", False) is False


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 100_000, b"\xff\xfe", b"null", b'{"format": 3}'])
def test_a_file_that_is_no_record_is_refused(run, tmp_path, content):
    (tmp_path / "bad.json").write_bytes(content)
    for words in (("verify", "bad.json"), ("replay", "bad.json"), ("play", "--resume", "bad.json")):
        said = run(*words)
        assert said.code == 1
        assert said.out + said.err
        assert "Traceback" not in said.err


def test_a_folder_is_not_a_record(run, tmp_path):
    assert run("verify", tmp_path).code == 1
    assert run("replay", tmp_path, "--lang", "fr").code == 1


def test_a_game_is_stepped_through_without_telling_its_end_first(run, record):
    said = run("replay", "game.json", typed="\n\nback\nfinal\n\nquit\n")
    assert said.code == 0
    first, rest = said.out.split("Ann turns tile 1a", 1)
    assert "wins" not in first
    assert "Moment 0 of" in first
    assert "Moment 2 of" in rest
    assert "That was the last moment." in rest
    assert "wins" in rest


def test_any_seats_eyes_or_all_open(run, record):
    ann = run("replay", "game.json", "--at", 4, "--seat", 0).out
    bob = run("replay", "game.json", "--at", 4, "--seat", 1).out
    spectator = run("replay", "game.json", "--at", 4, "--seat", "spectator").out
    everything = run("replay", "game.json", "--at", 4, "--seat", "all").out
    assert "Ann holds 6 cards: " in ann
    assert "Bob holds" not in ann
    assert "Bob holds 6 cards: " in bob
    assert "Ann holds" not in bob
    assert "holds" not in spectator
    assert "Ann holds" in everything
    assert "Bob holds" in everything
    assert "face down (" in everything, "what is under a hidden tile is told, and told to be hidden"
    assert "face down (" not in ann + bob + spectator


def test_a_running_game_gives_nothing_away_unless_asked(run, running):
    assert "holds" not in run("replay", "game.json", "--at", 4).out
    said = run("replay", "game.json", typed="eyes all\neyes 1\neyes 9\neyes\n")
    assert "with everything open" in said.out
    assert "seen by Bob" in said.out
    assert said.out.count("Take a seat from 0 to 1") == 2


def test_the_review_as_data(run, record):
    data = json.loads(run("replay", "game.json", "--json").out)
    answers = [answer for answer in record.record()["answers"] if answer[0] != "chance"]
    assert [[step["seat"], step["move"]] for step in data["steps"]] == answers
    assert data["view"]["over"]
    early = json.loads(run("replay", "game.json", "--json", "--at", 4, "--seat", 1).out)
    assert early["moment"] == 4
    assert len(early["steps"]) == 4
    cuts = [at for at, answer in enumerate(record.record()["answers"], 1) if answer[0] != "chance"]
    assert early["view"] == json.loads(json.dumps(ldt.replay(record.record(), upto=cuts[3]).view(1)))


def test_only_moments_that_exist(run, record):
    assert run("replay", "game.json", "--at", 9999).code == 1
    assert run("replay", "game.json", "--at", "x").code == 1
    said = run("replay", "game.json", typed="9999\nxyzzy\nscroe\n?\nscore\ntable\n")
    assert said.code == 0
    assert "they count from 0 to" in said.out
    assert "Did you mean “score”?" in said.out


def test_a_branch_is_played_on_from_any_moment(run, record, tmp_path):
    said = run("replay", "game.json", "--at", 10, "--branch", "--seat", 0, "--save", "branch.json", typed="1\n1\n" * 60)
    assert said.code == 0
    branch = json.loads((tmp_path / "branch.json").read_text())
    assert branch["answers"][:13] == record.record()["answers"][:13]
    assert ldt.replay(branch).over
    assert "ludotheque verify" not in said.out, "what is no longer one deal cannot be proven as one"
    assert run("replay", "game.json", "--branch").code == 1, "nothing is left to play at the end"


def test_at_a_terminal_a_review_draws_the_table(sit, record):
    sitting = sit("replay", "game.json", LANG="fr_FR.UTF-8")
    page = sitting.until("0/")
    assert "╭" in page
    assert "✈" in page
    sitting.type("")
    assert "Ann retourne la tuile 1a" in sitting.until(" > ")
    sitting.type("branche")
    assert "Cette branche est une partie\nà part" in sitting.until("Ann > ")
