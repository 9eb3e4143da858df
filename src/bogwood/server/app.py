"""The routes as one application, whoever carries requests to it, and the answers to what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Conflict, LostLease, Person, Unreachable, Unwritable

from . import coach_api, games_api, history_api, lessons_api, people_api, puzzles_api, socket, tables_api, talk_api
from .bodies import ShallowRequest
from .config import LARGEST_BODY
from .entry import Somebody, TheInn, language_of, person_of
from .inn import Inn
from .problems import ill, is_for_now, problem_of, status_of
from .socket import Socket, where_of
from .trouble import note_illness

log = logging.getLogger("bogwood.server")

AnyRequest = Request[Any, Any, Any]

EVERYWHERE: Sequence[ControllerRouterHandler] = [
    *people_api.VISITORS,
    *games_api.HANDLERS,
    *tables_api.HANDLERS,
    *history_api.HANDLERS,
    *coach_api.HANDLERS,
    *lessons_api.HANDLERS,
    *puzzles_api.HANDLERS,
    *talk_api.HANDLERS,
    socket.play,
]
"""What is answered whichever door a request comes by."""


def make_app(
    inn: Inn,
    handlers: Sequence[ControllerRouterHandler],
    openapi: OpenAPIConfig | None = None,
    compression: CompressionConfig | None = None,
    lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (),
) -> Litestar:
    """The application of these routes, with what is entered for as long as it lives."""
    return Litestar(
        route_handlers=handlers,
        dependencies={
            "inn": Provide(lambda: inn, sync_to_thread=False),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        exception_handlers={
            Refusal: refused,
            Problems: refused_problems,
            LostLease: elsewhere,
            Conflict: elsewhere,
            Unwritable: not_stored,
            Unreachable: not_stored,
            HTTPException: refused_http,
            Exception: failed,
        },
        lifespan=lifespan,
        openapi_config=openapi,
        compression_config=compression,
        request_class=ShallowRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


async def provide_person(request: AnyRequest, inn: TheInn) -> Person | None:
    return await person_of(request, inn)


async def provide_me(person: Somebody) -> Person:
    if person is None:
        raise Refusal("not-signed-in")
    return person


# Answers to what went wrong


def refused(request: AnyRequest | Socket, refusal: Refusal) -> Response[Any]:
    """A refusal as JSON; one about a move brings the table as it stands."""
    problem = problem_of(refusal, language_of(request), game_of(request))
    table = request.scope.get("state", {}).get("table")
    body: Any = problem
    if table is not None:
        body = {name: getattr(problem, name) for name in problem.__struct_fields__} | {"table": table}
    is_to_wait = is_for_now(refusal) and "seconds" in refusal.arguments
    headers = {"retry-after": str(refusal.arguments["seconds"])} if is_to_wait else {}
    return Response(body, status_code=status_of(refusal), media_type="application/json", headers=headers)


def game_of(request: AnyRequest | Socket) -> str:
    table = request.scope.get("state", {}).get("table")
    return str(table["game"]) if table is not None else ""


def refused_problems(request: AnyRequest, found: Problems) -> Response[Any]:
    return refused(request, found.problems[0])


def elsewhere(request: AnyRequest, problem: Exception) -> Response[Any]:
    answer = refused(request, Refusal("table-elsewhere"))
    answer.headers["retry-after"] = "1"
    return answer


def not_stored(request: AnyRequest, problem: Unwritable | Unreachable) -> Response[Any]:
    note_illness(problem)
    answer = refused(request, ill(problem))
    answer.headers["retry-after"] = "10" if isinstance(problem, Unwritable) else "2"
    return answer


HTTP_CODES = {404: "no-such-page", 405: "bad-method"}


def refused_http(request: AnyRequest, problem: HTTPException) -> Response[Any]:
    """What the framework refused, in our words."""
    if problem.status_code >= 500:
        return failed(request, problem)
    if problem.status_code == 413:
        return refused(request, Refusal("too-large", "", "", most=LARGEST_BODY))
    if problem.status_code == 429:
        return refused(request, Refusal("too-fast", "", "", seconds=1))
    code = HTTP_CODES.get(problem.status_code, "bad-body")
    where = ""
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list) and problem.extra:
        first = problem.extra[0]
        where = "/" + str(first.get("key", "")) if isinstance(first, dict) else ""
    return refused(request, Refusal(code, "", where or where_of(problem.detail)))


def failed(request: AnyRequest, problem: Exception) -> Response[Any]:
    """Our own fault: told without details, logged with them."""
    log.error("%s failed", request.scope.get("path", ""), exc_info=problem)
    return refused(request, Refusal("internal"))
