"""The peer of our server: an empty FastAPI websocket echo. Run as `python -m pentarchy.bench.echo_server PORT`."""

import sys

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()


@app.get("/healthz")
async def healthz() -> dict[str, bool]:
    return {"ok": True}


@app.websocket("/echo")
async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
