/**
 * The pieces of Endless Winter as SVG fragments, centred on 0, 0 and about 30 units across.
 * Colours come from the theme alone; flat shapes.
 */
import "./pieces.css";

export { PieceIcon } from "../../kit/cut";
export {
  Camp, CardBack, Chief, FigureSpace, Member, Raft, StartBase, Village, VillageSpace,
} from "./pieces-people";
export { sideFill, SideIcon, SideMark } from "./pieces-side";
export { FishBack, FishToken, Megalith, MegalithSpace, SacredStone } from "./pieces-stones";
