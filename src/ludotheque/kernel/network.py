"""A small network for an instinct: numbers in, one layer between, numbers out, evaluated in compiled code.

It is made by `ludotheque train` and read from plain data, so that playing needs no library for it.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ludotheque.kernel.rows import Num, Weights, append
from ludotheque.kernel.rowtools import new_row, new_weights


class Network:
    """So many inputs, one layer of units that pass on what is above zero, so many outputs.

    Rows of weights go input by input: most inputs of most tables are zero, and cost nothing.
    """

    def __init__(self, inputs: Num, hidden: Num, outputs: Num) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.into = new_weights(inputs * hidden)  #: from an input to every unit, input by input
        self.base = new_weights(hidden)  #: what a unit has where every input is zero
        self.out = new_weights(hidden * outputs)  #: from a unit to every output, unit by unit
        self.bias = new_weights(outputs)  #: what an output has where no unit passes anything on

    def run(self, numbers: Weights) -> Weights:
        """The outputs for these inputs, as they come: see `chance`."""
        i: Num
        j: Num
        hidden = self.hidden
        into = self.into
        units = self.base[:]
        # What is not zero is added up four by four, so that a unit is written to once for all of them.
        places = new_row(self.inputs)
        for i in range(self.inputs):
            if numbers[i] != 0.0:
                places = append(places, i)
        n: Num = len(places)
        i = 0
        while i + 3 < n:
            one = numbers[places[i]]
            two = numbers[places[i + 1]]
            three = numbers[places[i + 2]]
            four = numbers[places[i + 3]]
            first = places[i] * hidden
            second = places[i + 1] * hidden
            third = places[i + 2] * hidden
            fourth = places[i + 3] * hidden
            for j in range(hidden):
                units[j] += (
                    one * into[first + j] + two * into[second + j] + three * into[third + j] + four * into[fourth + j]
                )
            i += 4
        while i < n:
            one = numbers[places[i]]
            first = places[i] * hidden
            for j in range(hidden):
                units[j] += one * into[first + j]
            i += 1
        outputs = self.outputs
        out = self.out
        result = self.bias[:]
        at: Num = 0
        for j in range(hidden):
            unit = units[j]
            if unit > 0.0:
                for i in range(outputs):
                    result[i] += unit * out[at + i]
            at += outputs
        return result


def chance(x: float) -> float:
    """A number of any size as a chance between 0 and 1."""
    if x < -30.0:
        return 0.0
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x))


def network(data: dict[str, Any]) -> Network:
    """A network from plain data: the sizes `inputs`, `hidden`, `outputs`, the weights `into`, `base`, `out`, `bias`."""
    inputs, hidden, outputs = int(data["inputs"]), int(data["hidden"]), int(data["outputs"])
    it = Network(inputs, hidden, outputs)
    it.into = weights(data["into"], inputs * hidden)
    it.base = weights(data["base"], hidden)
    it.out = weights(data["out"], hidden * outputs)
    it.bias = weights(data["bias"], outputs)
    return it


def weights(numbers: list[Any], n: Num) -> Weights:
    """Plain numbers as a row; raises ValueError if there are not as many as there should be."""
    if len(numbers) != n:
        raise ValueError(f"{len(numbers)} weights in the place of {n}")
    out = new_weights(0)
    for number in numbers:
        out = append(out, float(number))
    return out
