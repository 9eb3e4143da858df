/** The parts of the client that nobody needs to sit down and play: loaded together when one of them is first wanted. */

export { HintPanel } from "./coach/hint";
export { PlayOnDialog } from "./coach/play-on";
export { ReviewPage } from "./coach/review";
export { Overview } from "./shell/overview";
export { EndPage } from "./table/end";
export { KeysDialog } from "./table/keys-dialog";
export { PuzzlePanel } from "./puzzles/panel";
export { LegendDialog } from "./table/legend";
export { PointsSheet } from "./table/points-sheet";
export { ReplayPage } from "./table/replay";
