/** Race cards with who reached them, and the trophies of the end. */

import type { ComponentChildren, JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { SeatMark } from "../../kit/marks";
import { useNamed, useSession } from "../../table/place";
import { memo } from "../../kit/stable";
import { nameOfSeat } from "../../table/who";
import type { Fact, TableMessage } from "../../wire/messages";
import type { Box } from "./box";
import { RACES, seatLook, TROPHIES } from "./look";
import { Tip } from "../../table/tip";
import type { SwampView } from "./view";

interface GoalProps {
  view: SwampView;
  box: Box;
}

export function Races({ message, view, box }: GoalProps & { message: TableMessage }): JSX.Element {
  const facts = useRaceFacts(message);
  return (
    <>
      <header class="feya-head"><h2>{say("feya-ui-races")}</h2><span>{say("feya-ui-races-help")}</span></header>
      <ul class="feya-races">
        {view.deal.races.map((card) => (
          <Race key={card} card={card}>
            <Places message={message} view={view} box={box} card={card} facts={facts} />
          </Race>
        ))}
      </ul>
    </>
  );
}

function Race({ card, children }: { card: string; children: ComponentChildren }): JSX.Element {
  const place = `card:${card}`;
  return (
    <li class={useNamed(place) ? "feya-named" : ""} data-place={place}>
      <Tip name={place} text={say(`feya-help-race-${card}`)} class="feya-goal">
        <Icon name={RACES[card] ?? "flag-objective"} size={17} /><span>{nameOf("feya", card)}</span>
      </Tip>
      {children}
    </li>
  );
}

/** The facts by which races were won so far: only they tell who came first. */
function useRaceFacts(message: TableMessage): Fact[] {
  const log = useSession()?.log.value ?? [];
  const past = log.filter((entry) => entry.number <= message.number).flatMap((entry) => entry.facts);
  return [...past, ...message.facts, ...(message.trial?.facts ?? [])].filter((fact) => fact[0] === "race");
}

/** Seats on a card by the place they took; where the log does not tell, in the order of seats. */
function takers(view: SwampView, card: string, facts: Fact[]): number[] {
  const holders = view.seats.flatMap((seat, n) => (seat.races.includes(card) ? [n] : []));
  const placeOf = (seat: number): number => {
    const fact = facts.find((one) => one[1] === seat && one[5]["card"] === card);
    return fact === undefined ? holders.length + seat : Number(fact[5]["place"]);
  };
  return holders.sort((a, b) => placeOf(a) - placeOf(b));
}

interface PlacesProps extends GoalProps {
  message: TableMessage;
  card: string;
  facts: Fact[];
}

function Places({ message, view, box, card, facts }: PlacesProps): JSX.Element {
  const points = box.data.race_card_values.vp.slice(0, view.seats.length);
  const held = takers(view, card, facts);
  return (
    <span class="feya-race-places">
      {points.map((vp, n) => {
        const seat = held[n];
        if (seat === undefined) return <span key={n} class="feya-race-place">{vp}</span>;
        const title = say("feya-ui-race-held", { text: nameOfSeat(message, seat), vp });
        const { colour } = seatLook(message, seat);
        return <span key={n} class="feya-race-place held"><SeatMark colour={colour} size={17} title={title} /></span>;
      })}
    </span>
  );
}

export const Trophies = memo(({ deal, box }: Pick<SwampView, "deal"> & { box: Box }): JSX.Element => {
  return (
    <>
      <h2 class="feya-trophies-head">{say("feya-ui-trophies")}</h2>
      <ul class="feya-trophies">
        {deal.trophies.map((card) => {
          const vp = box.data.trophy_cards.items.find((item) => item.id === card)?.vp ?? 0;
          return (
            <li key={card}>
              <span class="feya-gold"><Icon name={TROPHIES[card] ?? "flag-objective"} size={22} /></span>
              <Tip name={`card:${card}`} text={say(`feya-help-trophy-${card}`)} class="feya-trophy">
                <strong>{nameOf("feya", card)}</strong><span>{say(`feya-ui-${card}`, { vp })}</span>
              </Tip>
            </li>
          );
        })}
      </ul>
    </>
  );
});
