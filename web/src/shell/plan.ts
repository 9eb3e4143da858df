/** A table as somebody wishes it, written into the address so that the address can be shared, and read from it. */

import type { GameInfo, HintDegree, NewSeat, NewTable } from "../wire/messages";

export interface SeatPlan {
  who: "me" | "open" | "bot";
  bot: string;
  /** The name of a person on this device; empty for one's own nickname, where nobody else plays on it. */
  name: string;
}

export interface PacePlan {
  kind: "none" | "live" | "days";
  minutes: number;
  seconds: number;
  days: number;
  on_timeout: "bot" | "resign";
}

export interface TablePlan {
  seats: SeatPlan[];
  /** Only what differs from the rules as they stand. */
  options: Record<string, string>;
  pace: PacePlan;
  isPublic: boolean;
  title: string;
  /** How much the coach may tell during the game; empty for what is usual. */
  hints: "" | HintDegree;
}

const OPTION = "option.";
export const HINTS: readonly HintDegree[] = ["off", "waste", "strong"];
const USUAL_PACE: PacePlan = { kind: "none", minutes: 20, seconds: 20, days: 1, on_timeout: "bot" };

/** Between the values of an option that each seat has for itself. */
export const PER_SEAT = "/";

export function usualPlan(game: GameInfo): TablePlan {
  const players = Math.max(...game.players);
  const seats = Array.from({ length: players }, (_, seat): SeatPlan => seatPlan(seat === 0 ? "me" : "open", game));
  return { seats, options: {}, pace: USUAL_PACE, isPublic: false, title: "", hints: "" };
}

export function seatPlan(who: SeatPlan["who"], game: GameInfo, bot = ""): SeatPlan {
  return { who, bot: who === "bot" ? bot || game.usual_bot : "", name: "" };
}

/** As many seats as players: new ones are open, those at the end go; somebody always sits. */
export function withPlayers(plan: TablePlan, players: number, game: GameInfo): TablePlan {
  const seats = plan.seats.slice(0, players);
  while (seats.length < players) seats.push(seatPlan("open", game));
  const options = Object.fromEntries(
    Object.entries(plan.options).filter(([, value]) => !value.includes(PER_SEAT)));
  return { ...plan, seats, options };
}

// Address

export function queryOf(plan: TablePlan, game: GameInfo): URLSearchParams {
  const given = new URLSearchParams();
  given.set("seats", plan.seats.map((seat) => (seat.who === "bot" ? seat.bot : seat.who)).join(","));
  for (const option of game.options) {
    const value = plan.options[option.name];
    if (value !== undefined && value !== option.default) given.set(OPTION + option.name, value);
  }
  if (plan.pace.kind === "live") given.set("pace", `live-${plan.pace.minutes}-${plan.pace.seconds}`);
  if (plan.pace.kind === "days") given.set("pace", `days-${plan.pace.days}`);
  if (plan.pace.kind !== "none" && plan.pace.on_timeout === "resign") given.set("late", "resign");
  if (plan.isPublic) given.set("public", "1");
  if (plan.hints !== "") given.set("hints", plan.hints);
  if (plan.title !== "") given.set("title", plan.title);
  return given;
}

export function planOf(given: URLSearchParams, game: GameInfo): TablePlan {
  const usual = usualPlan(game);
  return {
    seats: seatsOf(given.get("seats") ?? "", game) ?? usual.seats,
    options: optionsOf(given, game),
    pace: paceOf(given.get("pace") ?? "", given.get("late") === "resign"),
    isPublic: given.get("public") === "1",
    title: (given.get("title") ?? "").slice(0, 80),
    hints: HINTS.find((hints) => hints === given.get("hints")) ?? "",
  };
}

function seatsOf(text: string, game: GameInfo): SeatPlan[] | null {
  const words = text.split(",");
  if (text === "" || !game.players.includes(words.length)) return null;
  return words.map((word) => {
    if (word === "me" || word === "open") return seatPlan(word, game);
    return game.bots.includes(word) ? seatPlan("bot", game, word) : seatPlan("open", game);
  });
}

function optionsOf(given: URLSearchParams, game: GameInfo): Record<string, string> {
  const found: Record<string, string> = {};
  for (const option of game.options) {
    const value = given.get(OPTION + option.name);
    const values = option.per_seat ? value?.split(PER_SEAT) : [value];
    if (value && values?.every((one) => option.values.includes(one ?? ""))) found[option.name] = value;
  }
  return found;
}

function paceOf(text: string, resigns: boolean): PacePlan {
  const [kind, ...rest] = text.split("-");
  const [first = NaN, second = NaN] = rest.map(Number);
  const usual: PacePlan = { ...USUAL_PACE, on_timeout: resigns ? "resign" : "bot" };
  if (kind === "live" && first > 0 && second >= 0) return { ...usual, kind, minutes: first, seconds: second };
  if (kind === "days" && first > 0) return { ...usual, kind, days: first };
  return usual;
}

// Wish

function seatWish(seat: SeatPlan): NewSeat {
  if (seat.who === "bot") return { bot: seat.bot };
  return seat.who === "me" ? { name: seat.name } : {};
}

/** `nickname` is one's own, if one has given oneself one: on a shared device it is the name of one's first seat. */
export function wishOf(plan: TablePlan, game: GameInfo, nickname = ""): NewTable {
  const mine = plan.seats.flatMap((seat, number) => (seat.who === "me" ? [number] : []));
  const named = plan.seats.map((seat, number) => (number === mine[0] ? { ...seat, name: seat.name || nickname } : seat));
  return {
    game: game.name,
    players: plan.seats.length,
    seats: named.map(seatWish),
    my_seats: mine,
    options: plan.options,
    pace: {
      kind: plan.pace.kind, bank: plan.pace.minutes * 60_000, increment: plan.pace.seconds * 1000, days: plan.pace.days,
      on_timeout: plan.pace.on_timeout,
    },
    is_public: plan.isPublic,
    title: plan.title.trim(),
    hints: plan.hints,
  };
}
