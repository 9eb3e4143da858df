/**
 * The pieces of Endless Winter as SVG fragments, centred on 0, 0 and about 30 units across.
 * Colours come from the theme alone; flat shapes.
 */
import "./pieces.css";

export { PieceIcon } from "../../kit/cut";
export {
  Camp, CampSpace, CardBack, Chief, FigureSpace, IdolMarker, Member, Raft, StartBase, Village, VillageSpace,
} from "./pieces-people";
export { sideEdge, sideFill, SideIcon, SideMark, sideOn, sideTint } from "./pieces-side";
export { AnimalHead, FishBack, FishToken, Megalith, MegalithSpace, SacredStone } from "./pieces-stones";
