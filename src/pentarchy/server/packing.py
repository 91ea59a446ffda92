"""JSON that is kept for long and read rarely: packed small."""

import zlib
from typing import Any

import orjson


def pack(data: Any) -> bytes:
    return zlib.compress(orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS))


def unpack(data: bytes) -> Any:
    """What was packed, or ValueError."""
    try:
        return orjson.loads(zlib.decompress(data))
    except zlib.error as error:
        raise ValueError(str(error)) from None
