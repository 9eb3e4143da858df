/** Tables somebody likes to make again: a name and the query of the address, kept on this device. */

const KEY = "bogwood-presets";

export interface Preset {
  name: string;
  game: string;
  query: string;
}

function all(): Preset[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Preset[];
  } catch {
    return [];
  }
}

export function presetsOf(game: string): Preset[] {
  return all().filter((preset) => preset.game === game);
}

/** Keeps a preset, in place of one of the same name. */
export function keepPreset(preset: Preset): void {
  const others = all().filter((one) => one.game !== preset.game || one.name !== preset.name);
  localStorage.setItem(KEY, JSON.stringify([...others, preset]));
}

export function dropPreset(game: string, name: string): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((one) => one.game !== game || one.name !== name)));
}
