"""Where the values of a component come from, as phrases of the platform's texts."""

from typing import Any

Phrase = tuple[str, dict[str, Any]]

SOURCES = ("rulebook", "public", "reconstructed")


def source_lines(fields: dict[str, Any]) -> list[Phrase]:
    """Lines on an entry of a data file: source and confidence of its values, of single fields, and of its name."""
    percent = round(100 * fields["confidence"])
    lines: list[Phrase] = [(f"provenance-{fields['source']}", {"percent": percent})]
    by_field: dict[str, str] = fields.get("field_sources", {})
    for source in SOURCES:
        named: list[Phrase] = [(f"field-{field}", {}) for field, of in by_field.items() if of == source]
        if named:
            lines.append((f"provenance-fields-{source}", {"fields": named}))
    if "name_source" in fields:
        lines.append((f"provenance-name-{fields['name_source']}", {}))
    return lines
