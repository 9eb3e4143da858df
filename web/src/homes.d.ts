/** The modules that the build makes of the folders it finds: tools/homes.mjs. */

declare module "bogwood:covers" {
  /** What pages show of each game that has a face here. */
  export const covers: Readonly<Record<string, import("./games/cover").Cover>>;
}

declare module "bogwood:faces" {
  export const faces: Readonly<Record<string, () => Promise<import("./games/face").Face>>>;
}

declare module "bogwood:rules" {
  export const rules: Readonly<Record<string, () => Promise<import("./games/rule-file").RuleFile>>>;
}

declare module "bogwood:texts" {
  /** Fluent texts in each language. */
  type Loaders = Record<import("./i18n/words").Language, () => Promise<string[]>>;
  export const texts: Readonly<{
    /** Of every page, and of the covers of games. */
    pages: Loaders;
    coach: Loaders;
    /** Round guided games. */
    lessons: Loaders;
    /** Of every game's overview. */
    overview: Loaders;
    puzzles: Loaders;
    /** Of the table in words. */
    words: Loaders;
    games: Readonly<Record<string, Loaders>>;
    /** Of the paragraphs of each game's rules. */
    rules: Readonly<Record<string, Loaders>>;
  }>;
}
