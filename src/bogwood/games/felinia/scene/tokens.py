"""Trade tokens: each is at a post, open or not, with a player, or out of the game (FE-1.7, FE-7.8, FA-1.2)."""

from __future__ import annotations

from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate

from ..rules.box import Box, bit_of
from .verbs import GIFT, box_of, called, seat_of


def lay_tokens(slate: Slate) -> None:
    """Let merchants and open tokens be where lines say, and all other tokens somewhere."""
    taken: dict[int, dict[str, str | None]] = slate.state.pop("taken", {})
    revealed: dict[str, str | None] = slate.state.pop("revealed", {})
    if "tokens" not in slate.said:
        return
    box = box_of(slate.game)
    # Posts and tokens that nothing is said of, as they were.
    for seat in taken:
        seat_of(slate, seat)["settled"] = []
        seat_of(slate, seat)["tokens"] = []
    wanted = {post: (seat, token) for seat, posts in taken.items() for post, token in posts.items()}
    named = [token for token in [*revealed.values(), *(token for _, token in wanted.values())] if token]
    for token in named:
        if named.count(token) > 1:
            raise Refusal("scene-said-twice", "", "", text=token)
    place_all(slate, box, wanted, revealed, named)


def place_all(
    slate: Slate,
    box: Box,
    wanted: dict[str, tuple[int, str | None]],
    revealed: dict[str, str | None],
    named: list[str],
) -> None:
    state = slate.state
    held = [token for mine in state["seats"] for token in mine["tokens"]]
    occupied = [post for mine in state["seats"] for post in mine["settled"]]
    lying: dict[str, str] = {
        post: token
        for post, token in state["tokens"].items()
        if post not in wanted and post not in revealed and token not in named
    }
    pool = [token for token in box.token_ids[: box.tokens] if token not in {*held, *lying.values(), *named}]
    if box.is_advanced and GIFT in pool and GIFT not in state["tokens"].values():
        pool.remove(GIFT)
    pairs: dict[int, list[str]] = {}
    for post, (seat, token) in wanted.items():
        found = token or taken_from(pool, box, post, state["tokens"].get(post))
        seat_of(slate, seat)["settled"].append(post)
        if found != GIFT:
            seat_of(slate, seat)["tokens"].append(found)
        pairs.setdefault(seat, []).append(f"{post}={found}")
    for seat, said in pairs.items():
        if any(token is None for owner, token in wanted.values() if owner == seat):
            slate.note("scene-by-setup", text=f"{called(slate, seat)} settle {' '.join(said)}")
    for post, token in revealed.items():
        lying[post] = token or taken_from(pool, box, post, state["tokens"].get(post))
        if token is None:
            slate.note("scene-by-setup", text=f"reveal {post}={lying[post]}")
    posts = box.province_ids[: box.posts]
    free = [post for post in posts if post not in lying and post not in wanted and post not in occupied]
    if box.is_advanced:
        lying.update(zip(free, pool, strict=False))
        free, pool = [], []
    state["tokens"] = {post: lying[post] for post in posts if post in lying}
    state["face_down"] = free
    state["unseen"] = pool
    for mine in state["seats"]:
        mine["settled"].sort(key=posts.index)
        mine["tokens"].sort(key=box.token_ids.index)


def taken_from(pool: list[str], box: Box, post: str, lying: str | None) -> str:
    """A token for a post: what lies there, else one of its country (FE-1.7)."""
    country = box.post_country[box.province_ids.index(post)]
    fitting = [
        token
        for token in pool
        if box.is_advanced or (country >= 0 and box.back_mask[country] & bit_of(box.token_ids.index(token)))
    ]
    if not fitting:
        raise Refusal("scene-no-token", "FE-1.7", "", text=post)
    token = lying if lying in fitting else fitting[0]
    pool.remove(token)
    return token
