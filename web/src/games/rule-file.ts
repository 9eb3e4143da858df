/** The list of a game's rules, as it lies with the engine. */

export interface RuleFile {
  /** A mark says where the numbers of a rule come from, where that is not the print. */
  rules: { id: string; title: string; mark?: string }[];
}
