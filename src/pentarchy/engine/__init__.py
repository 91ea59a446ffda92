"""The kernel that all games stand on. Standard library only; see docs/architecture.md."""
