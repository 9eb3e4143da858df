/** What a view shows of the fields of a state.  Written by `python3 make.py fields`. */

export interface SeatFields {
  coins: number;
  spice: number;
  gold: number;
  food: number;
  /** Merchants not aboard and not settled. */
  stock: number;
  /** Bid discs beside the board. */
  discs: number;
  /** How many income places are filled. */
  income: number;
  settled: string[];
}

export interface TableFields {
  round: number;
  over: boolean;
  turn: number;
  first: number;
  /** Piers whose ships are about to depart. */
  sailing: string[];
  face_down: string[];
}
