"""A small network: what it works out is what the formula says, however many inputs are zero."""

from __future__ import annotations

import pytest

from ludotheque.kernel.network import chance, network
from ludotheque.kernel.rows import Weights


def by_the_formula(data, numbers):
    """The same in plain Python, unit by unit."""
    hidden, outputs = data["hidden"], data["outputs"]
    units = []
    for j in range(hidden):
        total = data["base"][j] + sum(x * data["into"][i * hidden + j] for i, x in enumerate(numbers))
        units.append(max(0.0, total))
    return [
        data["bias"][k] + sum(u * data["out"][j * outputs + k] for j, u in enumerate(units)) for k in range(outputs)
    ]


def some(n, seed):
    """So many different numbers between -1 and 1."""
    return [((i * 37 + seed * 11) % 41 - 20) / 20 for i in range(n)]


@pytest.mark.parametrize("inputs", [1, 3, 4, 5, 9, 30])
@pytest.mark.parametrize("outputs", [1, 3])
def test_it_works_out_what_the_formula_says(inputs, outputs):
    data = {"inputs": inputs, "hidden": 7, "outputs": outputs}
    data |= {"into": some(inputs * 7, 1), "base": some(7, 2), "out": some(7 * outputs, 3), "bias": some(outputs, 4)}
    net = network(data)
    for zeros in (1, 2, 3, 100):
        numbers = [0.0 if i % zeros else x for i, x in enumerate(some(inputs, 5))]
        assert list(net.run(Weights(numbers))) == pytest.approx(by_the_formula(data, numbers))


def test_weights_that_do_not_fit_are_refused():
    data = {
        "inputs": 2,
        "hidden": 2,
        "outputs": 1,
        "into": [0.0] * 3,
        "base": [0.0] * 2,
        "out": [0.0] * 2,
        "bias": [0.0],
    }
    with pytest.raises(ValueError, match="3 weights"):
        network(data)


def test_a_chance_lies_between_nothing_and_certainty():
    assert chance(0.0) == 0.5
    assert chance(-1000.0) == 0.0 and chance(1000.0) == 1.0
    assert chance(1.0) + chance(-1.0) == pytest.approx(1.0)
