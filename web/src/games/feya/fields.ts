/** What a view shows of the fields of a state.  Written by `python3 make.py fields`. */

export interface SeatFields {
  clan: string | null;
  side: "normal" | "lotus";
  guide: string | null;
  passed: boolean;
  gold: number;
  mana: number;
  fish: number;
  /** Place of the marker on the navigation track, from 0. */
  navigation: number;
  workers: {
    available: number;
    spent: number;
    fresh: number;
  };
  axolotls: number;
  settlements: string[];
  temples: string[];
  tiles: string[];
}

export interface TableFields {
  round: number;
  over: boolean;
  turn: number;
  place: number;
  swamp: {
    totem: string | null;
  };
  reserved: string | null;
  tiles_left: string[];
  axolotls: {
    supply: number;
    placed: number;
  };
  shrine_tiles: {
    supply: number;
    rounds: number;
    lost: number;
  };
  action: {
    action: string | null;
    fish_laid: number;
    extra_range: number;
    extra_catch: number;
    discount: number;
    fish_caught: number;
    gold_from_trade: number;
    guide_returned: string | null;
  };
}
