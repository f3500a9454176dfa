"""Learns the networks of Yutakâ's instinct from tables and how their games ended: see `instinct`, which reads them.

All contests for precious objects share one network and all for Équipement another, so that what is learned on one
island holds on the others; what they expect, times what the contests are worth, goes into the third. numpy is needed
here, never to play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.games.yutaka.instinct import EQUIPPED, PRECIOUS, TABLE

UNITS = {"precious": 16, "equipment": 12, "table": 12}
EPOCHS = 14
BATCH = 512
DIGITS = 4
WORTH_AT = 13, 17  #: where among the numbers of a contest its worth stands

Parts = dict[str, Any]


def fit(features: Any, targets: Any, seed: int) -> dict[str, Any]:
    """Logistic loss and Adam; what is written into `instinct.json`."""
    rng = np.random.default_rng(seed)
    parts = _begin(rng)
    first = {key: np.zeros_like(part) for key, part in parts.items()}
    second = {key: np.zeros_like(part) for key, part in parts.items()}
    x, y = features.astype(np.float32), targets.astype(np.float32)
    step = 0
    for epoch in range(EPOCHS):
        rate = 0.003 * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 0.00005
        order = rng.permutation(len(x))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            slopes = _slopes(parts, x[chosen], y[chosen])
            step += 1
            for key in slopes:
                slope = slopes[key] + 0.00001 * parts[key]
                first[key] = 0.9 * first[key] + 0.1 * slope
                second[key] = 0.999 * second[key] + 0.001 * slope * slope
                move = first[key] / (1 - 0.9**step) / (np.sqrt(second[key] / (1 - 0.999**step)) + 1e-8)
                parts[key] = parts[key] - rate * move
    return written(parts)


def _begin(rng: Any) -> Parts:
    """Small weights by chance; the margin counts from the start."""
    parts: Parts = {}
    for name, inputs in (("precious", PRECIOUS), ("equipment", EQUIPPED), ("table", TABLE + 2)):
        units = UNITS[name]
        parts[f"{name} into"] = rng.normal(0, np.sqrt(1.5 / inputs), (inputs, units)).astype(np.float32)
        parts[f"{name} base"] = np.zeros(units, np.float32)
        parts[f"{name} out"] = rng.normal(0, np.sqrt(1.5 / units), units).astype(np.float32)
        parts[f"{name} bias"] = np.zeros(1, np.float32)
    parts["table out"] *= 0.1
    parts["scale"] = np.zeros(TABLE, np.float32)
    parts["scale"][-1] = 1.0
    parts["shift"] = np.zeros(TABLE, np.float32)
    return parts


def _split(x: Any) -> tuple[Any, Any, Any, Any]:
    """The numbers of the contests, of the table, and the worth of every contest."""
    a, b = 20 * PRECIOUS, 20 * PRECIOUS + 5 * EQUIPPED
    precious = x[:, :a].reshape(len(x), 20, PRECIOUS)
    equipment = x[:, a:b].reshape(len(x), 5, EQUIPPED)
    worth = np.concatenate([precious[:, :, WORTH_AT[0]], equipment[:, :, WORTH_AT[1]]], axis=1)
    return precious, equipment, x[:, b:], worth


def _layer(parts: Parts, name: str, x: Any) -> tuple[Any, Any]:
    units = np.maximum(x @ parts[f"{name} into"] + parts[f"{name} base"], 0)
    return units, units @ parts[f"{name} out"] + parts[f"{name} bias"]


def _run(parts: Parts, x: Any) -> dict[str, Any]:
    """Everything that is worked out on the way to the answer, `logit`."""
    precious, equipment, table, worth = _split(x)
    p_units, p_out = _layer(parts, "precious", precious)
    e_units, e_out = _layer(parts, "equipment", equipment)
    ahead = np.concatenate([p_out, e_out], axis=1)
    won = ahead / (1 + np.abs(ahead))
    margin = (worth * won).sum(axis=1)
    doubt = (worth * worth * (1 - won * won)).sum(axis=1)
    whole = np.concatenate([table, margin[:, None], doubt[:, None]], axis=1)
    t_units, t_out = _layer(parts, "table", whole)
    scale = table @ parts["scale"]
    logit = table @ parts["shift"] + scale * margin + t_out
    return locals()


def outputs(parts: Parts, x: Any) -> Any:
    """What the networks say of these rows, before it is made a chance."""
    return _run(parts, x.astype(np.float32))["logit"]


def _slopes(parts: Parts, x: Any, y: Any) -> Parts:
    """How the loss changes with each weight."""
    run = _run(parts, x)
    off = (1 / (1 + np.exp(-np.clip(run["logit"], -30, 30))) - y) / len(y)
    table, worth, won = run["table"], run["worth"], run["won"]
    out: Parts = {"shift": table.T @ off, "scale": table.T @ (off * run["margin"])}
    back = _slopes_of(parts, "table", run["whole"], run["t_units"], off, out)
    of_margin = off * run["scale"] + back[:, TABLE]
    of_won = worth * of_margin[:, None] - 2 * worth * worth * won * back[:, TABLE + 1][:, None]
    of_ahead = of_won / (1 + np.abs(run["ahead"])) ** 2
    _slopes_of(parts, "precious", run["precious"], run["p_units"], of_ahead[:, :20], out)
    _slopes_of(parts, "equipment", run["equipment"], run["e_units"], of_ahead[:, 20:], out)
    return out


def _slopes_of(parts: Parts, name: str, x: Any, units: Any, off: Any, out: Parts) -> Any:
    """The slopes of one network; returns those of its inputs."""
    rows, passed, wrong = x.reshape(-1, x.shape[-1]), units.reshape(-1, units.shape[-1]), off.reshape(-1)
    out[f"{name} bias"] = wrong.sum(keepdims=True)
    out[f"{name} out"] = passed.T @ wrong
    of_units = np.outer(wrong, parts[f"{name} out"]) * (passed > 0)
    out[f"{name} base"] = of_units.sum(axis=0)
    out[f"{name} into"] = rows.T @ of_units
    return of_units @ parts[f"{name} into"].T


def written(parts: Parts) -> dict[str, Any]:
    """As `instinct` reads it."""

    def plain(*names: str) -> list[float]:
        return [round(float(n), DIGITS) for name in names for n in parts[name].ravel()]

    out: dict[str, Any] = {
        name: {"in": plain(f"{name} into", f"{name} base"), "out": plain(f"{name} out", f"{name} bias")}
        for name in UNITS
    }
    return out | {"scale": plain("scale"), "shift": plain("shift")}
