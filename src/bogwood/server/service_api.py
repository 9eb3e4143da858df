"""For those who keep the server: is it alive, is it ready, how does it do."""

from __future__ import annotations

from litestar import MediaType, Response, get

from bogwood.kernel.refusal import Refusal

from .entry import TheInn
from .metrics import CONTENT_TYPE
from .wire import Done


@get("/health", tags=["service"])
async def health() -> Done:
    """The process runs."""
    return Done()


@get("/ready", tags=["service"])
async def ready(inn: TheInn) -> Done:
    """The store can be written to: it was tried within the last second."""
    if not await inn.readiness.ask():
        raise Refusal("not-ready")
    return Done()


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def metrics(inn: TheInn) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(inn.metrics.text(), media_type=CONTENT_TYPE)


HANDLERS = [health, ready, metrics]
