"""Data for other programs: JSON on the standard output, and nothing else."""

from __future__ import annotations

import json
import sys


def write_json(data: object) -> None:
    """Write data as JSON."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    sys.stdout.flush()
