"""Exits with 0 if this Python can build and load a C extension here, else says why not and exits with 1."""

import importlib
import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension

PROBE = """
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&definition); }
"""


def build_and_load(folder: str) -> None:
    """Go all the way, with the compiler and the flags that the real build would use."""
    os.chdir(folder)
    Path("probe.c").write_text(PROBE, encoding="ascii")
    command = Distribution({"ext_modules": [Extension("probe", ["probe.c"])]}).get_command_obj("build_ext")
    assert command is not None
    command.build_lib = command.build_temp = folder
    command.ensure_finalized()
    command.run()
    sys.path.insert(0, folder)
    importlib.import_module("probe")


if __name__ == "__main__":
    home = os.getcwd()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            build_and_load(folder)
        except Exception as error:
            sys.exit(f"{type(error).__name__}: {error}")
        finally:
            os.chdir(home)
