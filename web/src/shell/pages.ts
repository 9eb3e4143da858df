/**
 * The pages round the tables, and the rules beside one, loaded together when one of them is first wanted: who plays
 * needs none.
 */

export { AboutPage } from "./about";
export { FrontPage } from "./front";
export { JoinPage } from "./join";
export { LobbyPage } from "./lobby";
export { MinePage } from "./mine";
export { NewTablePage } from "./new-table";
export { PuzzlesPage } from "../puzzles/page";
export { RulesPage } from "./rules";
export { SettingsPage } from "./settings";
export { RulesPanel } from "../table/rules-panel";
