/** Outlines in whole units: at the sizes icons are shown in, a fraction of a unit is never seen, but always loaded. */

/** How many numbers follow each command. */
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** Places of the two flags of an arc, which may be written without a space. */
const FLAGS = new Set([3, 4]);

/** The commands of an outline, each with its numbers; repeated ones are written out. */
function commandsOf(data) {
  const found = [];
  let at = 0;
  const skip = () => { while (/[\s,]/.test(data[at] ?? "")) at++; };
  const number = (isFlag) => {
    skip();
    if (isFlag) return Number(data[at++]);
    NUMBER.lastIndex = at;
    const [text] = NUMBER.exec(data) ?? [];
    if (text === undefined) throw new Error(`no number at ${data.slice(at, at + 20)}`);
    at = NUMBER.lastIndex;
    return Number(text);
  };
  for (skip(); at < data.length; skip()) {
    let letter = data[at++];
    const kind = letter.toLowerCase();
    do {
      found.push([letter, Array.from({ length: COUNTS[kind] }, (_, n) => number(kind === "a" && FLAGS.has(n)))]);
      // What follows a move without a letter are lines.
      if (kind === "m") letter = letter === "m" ? "l" : "L";
      skip();
    } while (COUNTS[kind] > 0 && /[-+.\d]/.test(data[at] ?? ""));
  }
  return found;
}

/** The same numbers from the corner of the square. */
function absolute(commands) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commands.map(([letter, numbers]) => {
    const kind = letter.toLowerCase();
    const [dx, dy] = letter === kind ? [x, y] : [0, 0];
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") numbers = [numbers[0] + dx];
    else if (kind === "v") numbers = [numbers[0] + dy];
    else if (kind === "a") numbers = [...numbers.slice(0, 5), numbers[5] + dx, numbers[6] + dy];
    else numbers = numbers.map((value, n) => value + (n % 2 === 0 ? dx : dy));
    if (kind === "h") [x] = numbers;
    else if (kind === "v") [y] = numbers;
    else if (kind !== "z") [x, y] = numbers.slice(-2);
    if (kind === "m") [startX, startY] = [x, y];
    return [kind, numbers];
  });
}

const joined = (numbers) => numbers.map((value, n) => (n > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");

/** The outline with every point on a whole unit, each told from the one before, so that no error adds up. */
export function rounded(data) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const parts = absolute(commandsOf(data)).map(([kind, exact]) => {
    const [fromX, fromY] = [x, y];
    if (kind === "z") {
      [x, y] = [startX, startY];
      return "z";
    }
    if (kind === "h" || kind === "v") {
      const to = Math.round(exact[0]);
      const step = to - (kind === "h" ? x : y);
      if (kind === "h") x = to;
      else y = to;
      return step === 0 ? "" : `${kind}${step}`;
    }
    const points = kind === "a" ? exact.slice(5) : exact;
    const steps = points.map((value, n) => Math.round(value) - (n % 2 === 0 ? fromX : fromY));
    [x, y] = [fromX + steps.at(-2), fromY + steps.at(-1)];
    if (kind === "m") [startX, startY] = [x, y];
    if (kind !== "m" && steps.every((step) => step === 0)) return "";
    if (kind === "l" && steps[1] === 0) return `h${steps[0]}`;
    if (kind === "l" && steps[0] === 0) return `v${steps[1]}`;
    const radii = kind === "a" ? exact.slice(0, 5).map((value) => Math.round(value * 10) / 10) : [];
    return kind + joined([...radii, ...steps]);
  });
  return parts.join("").replace(/^m/, "M");
}
