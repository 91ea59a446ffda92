"""The compiled build: kernel and games through mypyc, beside the pure ones. `make fast` runs `python -m fast.build`."""
