"""The client: files of the build inside the package, compressed when built; every page is the same document."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from pentarchy.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The web client is not built yet: run `make web` in the project's folder.\n"


async def page(request: Request) -> Response:
    """A file of the build, or the one page for every other address."""
    path = request.path_params.get("path", "")
    file = _built(path)
    if file is not None:
        hashed = path.startswith("assets/")  # their names change with their content
        return _file(request, file, FOREVER if hashed else "public, max-age=3600")
    if path.startswith(("api/", "ws/", "assets/")):
        raise Refused("no-route", 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=503)
    return _file(request, index, "no-cache")


def _built(path: str) -> Path | None:
    """The file of the build at a path; none for what the file system cannot even look for."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # too long, or with a null in it
        return None


def _file(request: Request, file: Path, cache: str) -> Response:
    """The file, in the smallest form that the browser reads."""
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    headers = {"cache-control": cache, "vary": "Accept-Encoding"}
    for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=media, headers={**headers, "content-encoding": encoding})
    return FileResponse(file, media_type=media, headers=headers)
