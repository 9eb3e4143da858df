/**
 * The pieces of Feya's Swamp as SVG fragments, centred on 0, 0 where the side of a hex is 30.
 * Colours come from the theme alone; flat shapes with a double outline.
 */
import "./pieces.css";

export { PieceIcon } from "./pieces-cut";
export { Fish, FISH_KINDS, type FishKind, NeutralFish, SeasonRing } from "./pieces-fish";
export { AxolotlWorker, BlockToken, Boat, Totem, Worker, WorkerSpace } from "./pieces-folk";
export { NeutralSettlement, Settlement, Shrine, ShrineSpace, Temple, TempleLabel } from "./pieces-land";
export { Roof, RoofOutline } from "./pieces-roof";
export {
  Coin, DoneBadge, Fireflies, FocusRing, FreshRing, GlowDot, Hatch, LitPlace, Lock, PriceTag,
} from "./pieces-states";
