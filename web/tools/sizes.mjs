// How sizes grow with the reader's text.  Style sheets are written in pixels of the normal text size; what is built is in rem,
// so that icons, pieces, figures and columns grow as the words do.  Hairlines stay as thin as they are, a finger stays as
// wide as it is, and no words are smaller than anybody can read.

const NORMAL = 16;
/** Up to here a size is a line, not a measure. */
const HAIRLINE = 3;
/** The least side of what a finger presses, in pixels. */
const FINGER = 44;
/** The least size of words, in pixels; smaller ones are held up where the reader's text is small. */
const LEAST_TEXT = 12;
const SMALL_TEXT = LEAST_TEXT / NORMAL / 0.9;

/** Inside drawings a pixel is a unit of the drawing. */
const OF_DRAWINGS = /^(stroke|font|r$|rx$|ry$|x$|y$|cx$|cy$)/;

export function growing(css) {
  return css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/@container[^{]*/g, inRem)
    .replace(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g, (_, property, value) => `${property}: ${grown(property, value)}`);
}

function grown(property, value) {
  if (/^font(-size)?$/.test(property)) return readable(value);
  return OF_DRAWINGS.test(property) ? value : inRem(value);
}

function inRem(value) {
  return value.replace(/(-?)(\d*\.?\d+)px/g, (whole, sign, pixels) => {
    const size = Number(pixels);
    if (size <= HAIRLINE) return whole;
    const rem = `${sign}${round(size / NORMAL)}rem`;
    return size === FINGER && sign === "" ? `max(${FINGER}px, ${rem})` : rem;
  });
}

function readable(value) {
  return value.replace(/(\d*\.?\d+)rem/g, (whole, size) => (Number(size) < SMALL_TEXT ? `max(${LEAST_TEXT}px, ${whole})` : whole));
}

function round(size) {
  return Number(size.toFixed(4));
}
