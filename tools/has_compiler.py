"""Exits with 0 if this Python can build and load a C extension here, else says why not and exits with 1."""

import importlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

PROBE = """
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&definition); }
"""


def build_and_load(folder: str) -> None:
    """Go all the way, with the compiler that the real build would use; setuptools need not be there yet."""
    source, made = Path(folder, "probe.c"), Path(folder, f"probe{sysconfig.get_config_var('EXT_SUFFIX')}")
    source.write_text(PROBE, encoding="ascii")
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    if "CC" in os.environ:
        linker[:1] = shlex.split(os.environ["CC"])
    flags = ["-fPIC", f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"]
    subprocess.run([*linker, *flags, str(source), "-o", str(made)], capture_output=True, check=True)
    sys.path.insert(0, folder)
    importlib.import_module("probe")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            build_and_load(folder)
        except Exception as error:
            sys.exit(f"{type(error).__name__}: {error}")
