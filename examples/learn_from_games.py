"""From records to a policy: load the decisions, look at them, train, compare. Run: learn_from_games.py FILE.parquet

It needs pyarrow and numpy. The policy is as simple as can be: of each action, how often it was chosen when it could be,
in games that were won.
"""

import sys

import numpy as np
import pyarrow.parquet as pq

# %% load
data = pq.read_table(sys.argv[1])
won = data.filter(np.array(data["outcome"].fill_null(-1)) > 0)
print(f"{data.num_rows} decisions, {won.num_rows} by who won")

# %% look: which moves are chosen most
names, counts = np.unique(data["move"].to_numpy(zero_copy_only=False), return_counts=True)
for at in np.argsort(-counts)[:10]:
    print(f"{names[at]:>20} {'#' * int(40 * counts[at] / counts.max())} {counts[at]}")

# %% train: a policy in ten lines
actions = 1 + max(max(legal) for legal in data["legal"].to_pylist())
offered, chosen = np.ones(actions), np.ones(actions) / 2
for legal, action in zip(won["legal"].to_pylist(), won["action"].to_pylist(), strict=True):
    offered[legal] += 1
    chosen[action] += 1
liking = chosen / offered


def policy(legal):
    """What who won liked most."""
    return legal[int(np.argmax(liking[legal]))]


# %% compare with chance: how often does it choose what was chosen
rows = list(zip(data["legal"].to_pylist(), data["action"].to_pylist(), strict=True))
agreed = np.mean([policy(legal) == action for legal, action in rows])
chance = np.mean([1 / len(legal) for legal, _ in rows])
print(f"agrees with {100 * agreed:.1f} % of the moves; chance would with {100 * chance:.1f} %")
