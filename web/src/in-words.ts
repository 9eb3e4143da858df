/** The table in words and the box to type into: loaded together, with their words, when one of them is first wanted. */

export { TextView } from "./table/text-view";
export { TypeBar } from "./table/type-bar";
