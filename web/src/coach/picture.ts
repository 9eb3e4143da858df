/** The review of one's own game as a picture to share: names and points, the costliest turns, where the points came from. */

import { capital, say } from "../i18n/words";
import { download } from "../table/end-download";
import { titleOf } from "../table/end-tale";
import { nameOfSeat } from "../table/who";
import type { Review, Story } from "../wire/messages";
import { type Look, SHOWN } from "./review-state";
import { barsOf, sourcesOf } from "./sources";
import { sentenceOfTurning } from "./turnings";

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;

/** Draws line under line. */
class Sheet {
  y = EDGE;

  constructor(readonly pen: CanvasRenderingContext2D, readonly ink: string) {}

  text(text: string, font: string, gap: number, x = EDGE, colour = this.ink): void {
    this.pen.font = font;
    this.pen.fillStyle = colour;
    const room = WIDTH - EDGE - x;
    let line = "";
    // Numbers stay with their signs.
    for (const word of text.replace(/(\d) %/g, "$1\u00a0%").replace(/± (\d)/g, "±\u00a0$1").split(" ")) {
      if (line !== "" && this.pen.measureText(`${line} ${word}`).width > room) {
        this.pen.fillText(line, x, (this.y += gap));
        line = word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    this.pen.fillText(line, x, (this.y += gap));
  }
}

export async function savePicture(look: Look, review: Review, story: Story): Promise<void> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  pen.fillStyle = colour("--panel");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const sheet = new Sheet(pen, colour("--ink"));
  const [serif, sans] = [colour("--serif"), colour("--sans")];
  const message = look.end;
  sheet.text(say(`${message.game}-title`), `800 54px ${serif}`, 54);
  const ranks = look.face.order(message).map((seat) => `${nameOfSeat(message, seat)} ${message.scores?.[seat] ?? 0}`);
  sheet.text(ranks.join(" · "), `600 30px ${sans}`, 50, EDGE, colour("--ink-2"));
  sheet.y += 26;
  sheet.text(say(story.costly.length > 0 ? "coach-your-turns" : "coach-your-turns-none"), `800 38px ${serif}`, 44);
  for (const [n, one] of story.costly.slice(0, SHOWN).entries()) {
    sheet.y += 12;
    const top = sheet.y;
    sheet.text(sentenceOfTurning("costly", one), `400 27px ${sans}`, 37, EDGE + 52);
    pen.font = `800 34px ${serif}`;
    pen.fillText(String(n + 1), EDGE, top + 37);
  }
  for (const one of story.well.slice(0, 1)) sheet.text(sentenceOfTurning("well", one), `400 27px ${sans}`, 37, EDGE + 52, colour("--good"));
  sheet.y += 30;
  drawSources(sheet, look, review, story, { serif, sans });
  const blob = await new Promise<Blob | null>((resolve) => { canvas.toBlob(resolve, "image/png"); });
  if (blob !== null) download(blob, `bogwood-${look.table}-review.png`);
}

function drawSources(sheet: Sheet, look: Look, review: Review, story: Story, fonts: { serif: string; sans: string }): void {
  const { pen } = sheet;
  const bars = barsOf({ review, face: look.face, message: look.end, seat: story.seat });
  const sources = sourcesOf(look.face, bars);
  if (sources.length === 0) return;
  const shown = (colour: string): string => {
    const name = /^var\((--[\w-]+)/.exec(colour)?.[1];
    return name === undefined ? colour : getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  };
  const most = Math.max(1, ...sources.flatMap(({ id }) => bars.map((bar) => bar.points(id))));
  sheet.text(say("coach-sources"), `800 38px ${fonts.serif}`, 44);
  sheet.text(bars.map((bar) => bar.name).join(" | "), `600 24px ${fonts.sans}`, 36);
  const row = Math.min(64, (HEIGHT - EDGE - sheet.y) / sources.length);
  const thick = Math.min(14, (row - 8) / bars.length);
  for (const { id } of sources) {
    const top = sheet.y + 12;
    pen.font = `600 24px ${fonts.sans}`;
    pen.fillStyle = sheet.ink;
    pen.fillText(capital(titleOf(look.end.game, id)), EDGE, top + row / 2, 320);
    for (const [n, bar] of bars.entries()) {
      pen.fillStyle = shown(bar.colour);
      pen.fillRect(EDGE + 340, top + n * thick, Math.max(2, (bar.points(id) / most) * 500), thick - 2);
    }
    pen.fillStyle = sheet.ink;
    pen.fillText(bars.map((bar) => Math.round(bar.points(id))).join(" · "), EDGE + 860, top + row / 2, 150);
    sheet.y += row;
  }
}
