/** The pictures that stand beside a shared link, one for the house and one per game, and the icons of the house. */
import "../src/kit/fonts.css";
import "../src/kit/tokens.css";

import { covers } from "bogwood:covers";
import { type ComponentChildren, type JSX, render } from "preact";

import { HouseMark } from "../src/kit/rail";
import { Scene } from "../src/shell/scene";

interface PictureProps {
  /** The file it is kept in. */
  name: string;
  width: number;
  height: number;
  children: ComponentChildren;
}

function Picture({ name, width, height, children }: PictureProps): JSX.Element {
  return <div data-picture={name} style={{ width: `${width}px`, height: `${height}px` }}>{children}</div>;
}

/** No word but the name of the house, which is the same in all languages. */
function Card({ name, children }: { name: string; children: JSX.Element }): JSX.Element {
  return (
    <Picture name={name} width={1200} height={630}>
      <div class="art">{children}</div>
      <div class="house"><HouseMark size={92} /><span>Bogwood</span></div>
    </Picture>
  );
}

function Icon({ name, size }: { name: string; size: number }): JSX.Element {
  return <Picture name={name} width={size} height={size}><div class="tile"><HouseMark size={size * 0.66} /></div></Picture>;
}

render(
  <>
    <Card name="card"><Scene /></Card>
    {Object.entries(covers).map(([game, { Picture: Art }]) => <Card key={game} name={`card-${game}`}><Art /></Card>)}
    <Icon name="touch-icon" size={180} /><Icon name="touch-icon-512" size={512} />
  </>,
  document.body,
);
