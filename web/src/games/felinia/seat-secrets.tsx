/** What a player has won and keeps to oneself: trade tokens, bonus tiles, castle cards; of others only the number. */

import type { ComponentChildren, JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Tip } from "../../table/tip";
import { BonusBack, BonusTile, CastleBack, CastleCard, HiddenToken, PieceIcon, Token } from "./pieces";
import { grouped, type SeatScene } from "./seat-scene";
import { described } from "./symbols";
import { castleFace, castleName } from "./town-castles";
import { tokenFace } from "./view";

const TOKEN = 36;
const CARD = 36;

/** Trade tokens, those of a kind lying over each other, and what they are worth. */
export function Tokens({ scene }: { scene: SeatScene }): JSX.Element {
  const { data, seat, isMine, standing, view, number } = scene;
  const known = seat.tokens;
  const head = say(known !== undefined && isMine && !view.over ? "felinia-ui-tokens-secret" : "felinia-ui-tokens");
  const sets = grouped((known ?? []).map((id) => tokenFace(data, id)), ({ id, kind }) => kind || id);
  const worth = standing.lines["sets"] ?? 0;
  if (seat.counts.tokens === 0) {
    return (
      <div class="felinia-secrets empty" data-count={`tokens:${number}`}>
        <h3 class="felinia-label">{head}</h3><span class="felinia-none">{say("felinia-ui-none-yet")}</span>
      </div>
    );
  }
  return (
    <div class="felinia-secrets">
      <h3 class="felinia-label">{head}</h3>
      <div class="felinia-held" data-count={`tokens:${number}`}>
        {sets.map(([kind, tokens]) => (
          <Tip key={kind} name={`token:${number}:${kind}`} text={described(kind, say(`felinia-help-token-${kind}`))}
            class="felinia-set">
            <span class="hidden">{say("felinia-ui-token-set", { token: kind, count: tokens.length })}</span>
            {tokens.map((face) => <PieceIcon key={face.id} size={TOKEN} reach={17}><Token {...face} /></PieceIcon>)}
          </Tip>
        ))}
        {known === undefined && <HiddenTokens count={seat.counts.tokens} />}
        {known !== undefined && worth > 0 && (
          <span class="felinia-worth">{say("felinia-ui-worth", { points: worth })}</span>
        )}
      </div>
    </div>
  );
}

function HiddenTokens({ count }: { count: number }): JSX.Element {
  const text = say("felinia-count-tokens", { tokens: count });
  return <Hidden count={count} text={text} size={TOKEN} reach={17}><HiddenToken /></Hidden>;
}

/** So many backs, and their number. */
function Hidden({ count, text, size, reach, children }: {
  count: number; text: string; size: number; reach: number; children: ComponentChildren;
}): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="felinia-hidden" role="img" aria-label={text} title={text}>
      <PieceIcon size={size} reach={reach}>{children}</PieceIcon><b>× {count}</b>
    </span>
  );
}

/** Bonus tiles and castle cards, if there are any. */
export function Cards({ scene }: { scene: SeatScene }): JSX.Element | null {
  const { counts } = scene.seat;
  if (counts.bonus_tiles + counts.castles === 0) return null;
  return <div class="felinia-cards"><BonusTiles scene={scene} /><CastleCards scene={scene} /></div>;
}

function BonusTiles({ scene: { data, seat, number } }: { scene: SeatScene }): JSX.Element {
  const { bonus_tiles: known, counts } = seat;
  if (known === undefined) {
    const text = say("felinia-count-bonus_tiles", { tiles: counts.bonus_tiles });
    return <Hidden count={counts.bonus_tiles} text={text} size={CARD} reach={16.4}><BonusBack /></Hidden>;
  }
  const tiles = data.bonus_tiles.items.filter((tile) => known.includes(tile.id));
  return (
    <>
      {tiles.map(({ id, kind, points }) => (
        <Tip key={id} name={`own:${number}:${id}`} text={described(id, say(`felinia-help-tile-${id}`))}>
          <span class="hidden">{nameOf("felinia", id)}</span>
          <PieceIcon size={CARD} reach={16}><BonusTile kind={kind} points={points} /></PieceIcon>
        </Tip>
      ))}
    </>
  );
}

function CastleCards({ scene: { data, seat, number } }: { scene: SeatScene }): JSX.Element {
  const { castles: known, counts } = seat;
  if (known === undefined) {
    const text = say("felinia-count-castles", { castles: counts.castles });
    return <Hidden count={counts.castles} text={text} size={CARD} reach={16.4}><CastleBack /></Hidden>;
  }
  const sets = grouped(known.map((id) => castleFace(data, id)), (face) => face.picture);
  return (
    <>
      {sets.map(([picture, faces]) => (
        <Tip key={picture} name={`own:${number}:${picture}`} text={described(picture, say("felinia-help-castles"))}
          class="felinia-set">
          <span class="hidden">{faces.map(castleName).join(", ")}</span>
          {faces.map((face, n) => (
            <PieceIcon key={n} size={CARD} reach={16.4}><CastleCard picture={face.picture} good={null} /></PieceIcon>
          ))}
        </Tip>
      ))}
    </>
  );
}
