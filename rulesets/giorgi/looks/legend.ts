/** Legend of a picture. Lists only what the picture shows. */
import type { Item, LegendRow } from '@grognard/engine';
import type { Battlefield } from '../table/state/battlefield.ts';
import type { looksWords } from '../words/en-looks.ts';
import { strokes, textures } from './ground.ts';

export function legendOf(
  { areas, lines }: Battlefield,
  items: readonly Item[],
  words: typeof looksWords,
): LegendRow[] {
  const areaKinds = [...new Set(areas.map(({ kind }) => kind))];
  const lineKinds = [...new Set(lines.map(({ kind }) => kind))];
  return [
    ...areaKinds.map(
      (kind): LegendRow => ({ sample: { kind: 'area', texture: textures[kind] }, text: words.grounds[kind] }),
    ),
    ...lineKinds.map(
      (kind): LegendRow => ({ sample: { kind: 'line', stroke: strokes[kind] }, text: words.lines[kind] }),
    ),
    ...bodyRows(items, words),
  ];
}

/** Rows for the states of bodies that need an explanation. */
function bodyRows(items: readonly Item[], words: typeof looksWords): LegendRow[] {
  const bodies = items.filter((item) => item.kind === 'formation');
  const rows: LegendRow[] = [];
  const show = (text: string, isSo: (body: (typeof bodies)[number]) => boolean): void => {
    const body = bodies.find(isSo);
    if (body === undefined) return;
    const { side, arm, morale, order, guns } = body;
    rows.push({
      sample: {
        kind: 'formation',
        side,
        arm,
        ...(morale === undefined ? {} : { morale }),
        ...(order === undefined ? {} : { order }),
        ...(guns === undefined ? {} : { guns }),
      },
      text,
    });
  };
  show(words.shaken, ({ morale }) => morale === 'shaken');
  show(words.routing, ({ morale }) => morale === 'routing');
  show(words.open, ({ order }) => order === 'open');
  show(words.limbered, ({ guns }) => guns === 'limbered');
  show(words.left, ({ guns }) => guns === 'left');
  return rows;
}
