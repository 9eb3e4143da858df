/** What a view shows of the fields of a state.  Written by `python3 make.py fields`. */

export interface TribeFields {
  food: number;
  tools: number;
  honor: number;
  sacrifice: number;
  strength: number;
  /** Figures not placed yet in this round. */
  members: number;
  chiefs: number;
  chief: string | null;
  setup_card: string | null;
  waiting_draws: number;
  animals: Record<string, number>;
  tipped: Record<string, number>;
  camps_home: number;
  camps_at_base: number;
  base: string | null;
  /** Junctions, such as `1-2-5`. */
  villages: string[];
  level_1: string[];
  level_2: string[];
  neutral_1: string[];
  neutral_2: string[];
}

export interface TableFields {
  round: number;
  over: boolean;
  turn: number;
  stacks: Record<string, number>;
  animal_discard: Record<string, number>;
  fish_discard: Record<string, number>;
  fish_drawn: Record<string, number>;
  setup_cards: string[];
  /** Columns that have had their first figure in this round. */
  columns: string[];
  player_turn: {
    labour: number;
    culture_played: number;
    column: string | null;
    first: boolean;
    free_to_hand: number;
  };
  eclipse: {
    abilities: Record<string, number>;
    hexes: string[];
    rest_of_terrain: boolean;
  };
}
