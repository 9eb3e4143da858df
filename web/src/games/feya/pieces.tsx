/**
 * The pieces of Feya's Swamp as SVG fragments, centred on 0, 0 where the side of a hex is 30.
 * Colours come from the theme alone; flat shapes with a double outline.
 */
import "./pieces.css";

export {
  Coin, DoneBadge, Fireflies, FocusRing, FreshRing, GlowDot, Hatch, LitPlace, Lock,
} from "../../kit/states";
export { PieceIcon } from "../../kit/cut";
export { Fish, FISH_KINDS, type FishKind, NeutralFish, SeasonRing } from "./pieces-fish";
export { Meeple as Worker, MeepleSpace as WorkerSpace } from "../../kit/meeple";
export { AxolotlWorker, BlockToken, Boat, Totem } from "./pieces-folk";
export { NeutralSettlement, Settlement, Shrine, ShrineSpace, Temple, TempleLabel } from "./pieces-land";
export { PriceTag } from "./pieces-price";
export { Roof, RoofOutline } from "./pieces-roof";
