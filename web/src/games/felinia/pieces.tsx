/**
 * The pieces of Felinia as SVG fragments, centred on 0, 0 and about 30 units across.
 * Colours come from the theme alone; flat shapes.
 */
import "./pieces.css";

export { PieceIcon } from "../../kit/cut";
export { Meeple as Merchant, MeepleSpace as MerchantSpace } from "../../kit/meeple";
export { GoodSpace, GoodTile, type GoodTileProps } from "./pieces-goods";
export { Ship } from "./pieces-ship";
export {
  BonusBack, BonusTile, CastleBack, CastleCard, HiddenToken, KingToken, SpecialToken, Token,
} from "./pieces-tokens";
export { Awning, BidDisc, DiscPile, DiscSpace, discStep, FlatDisc, GuildRoof, SilverCoin } from "./pieces-town";
