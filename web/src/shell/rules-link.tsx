/** Links from rule to rule, in the book of a game or beside a table. */

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

import { Link } from "../kit/router";

/** Where links from rule to rule lead, if not to the page of the rules. */
export const Turning = createContext<((rule: string) => void) | null>(null);

/** A link to a rule or a section of the book that is read. */
export function Within({ game, to, ...rest }: { game: string; to: string; children: ComponentChildren } & JSX.HTMLAttributes<HTMLAnchorElement>):
JSX.Element {
  const turn = useContext(Turning);
  const address = `/rules/${game}#${to}`;
  if (turn === null) return <Link {...rest} to={address} />;
  return <a {...rest} href={address} onClick={(event) => { event.preventDefault(); turn(to); }} />;
}
