"""`python -m pentarchy` is the command `pentarchy`."""

from pentarchy.cli.main import main

if __name__ == "__main__":
    main()
