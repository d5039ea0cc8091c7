/** Legend of a picture. Lists only what the picture shows. */
import type { FormationItem, Item, LegendRow, LegendSection } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { soldiersPerBase } from '../data/bases.ts';
import { generalBaseMm } from '../data/moves.ts';
import { armOf, type Kind, kinds } from '../model.ts';
import { areaKinds, lineKinds, type Scenario } from '../scenarios/model.ts';
import type { Battlefield } from '../table/state/battlefield.ts';
import type { looksWords } from '../words/en-looks.ts';
import { dressOf } from './dress.ts';
import { strokes, textures } from './ground.ts';
import { arms } from './units.ts';

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

/** One base, facing up, enough to show how a body stands. */
function oneBase(
  kind: Kind,
  left: 'all' | 'some' = 'all',
): Pick<FormationItem, 'heading' | 'bases' | 'baseSize' | 'width' | 'depth'> {
  const isFoot = armOf(kind) === 'foot';
  const size = isFoot ? { width: 300, depth: 150 } : { width: 200, depth: 280 };
  const of = isFoot ? soldiersPerBase.foot : 1;
  const men = left === 'all' ? of : Math.floor(of / 2);
  const base = { at: { x: 1000, y: 1000 }, heading: 900, men, of };
  return { heading: 900, bases: [base], baseSize: size, ...size };
}

/** Everything that may lie on a table of this game. */
export function wholeLegend(
  { sides, year }: Pick<Scenario, 'sides' | 'year'>,
  words: typeof looksWords,
  names: Readonly<Record<Kind, string>>,
): LegendSection[] {
  const { id: side, flag } = entryAt(sides, 0);
  const body = (text: string, kind: Kind, look: Partial<FormationItem> = {}): LegendRow => ({
    sample: {
      kind: 'formation',
      side,
      arm: arms[armOf(kind)],
      dress: dressOf(kind, flag, year),
      ...oneBase(kind),
      ...(armOf(kind) === 'artillery' ? { guns: 'deployed' as const } : {}),
      ...look,
    },
    text,
  });
  const { sections } = words;
  return [
    {
      title: sections.sides,
      rows: sides.flatMap(({ id, name }): LegendRow[] => [
        { sample: { kind: 'flag', side: id }, text: name },
        {
          sample: {
            kind: 'piece',
            side: id,
            weapon: 'blade',
            mounted: true,
            leader: true,
            base: { shape: 'round', radius: generalBaseMm * 5 },
          },
          text: `${words.general} (${name})`,
        },
      ]),
    },
    { title: sections.troops, rows: kinds.map((kind) => body(capital(names[kind]), kind)) },
    {
      title: sections.states,
      rows: [
        body(words.shaken, 'line', { morale: 'shaken' }),
        body(words.routing, 'line', { morale: 'routing' }),
        body(words.open, 'line', { order: 'open' }),
        body(words.lost, 'line', oneBase('line', 'some')),
        body(words.limbered, 'gun', { guns: 'limbered' }),
        body(words.left, 'gun', { guns: 'left' }),
      ],
    },
    {
      title: sections.things,
      rows: [
        { sample: { kind: 'mark', mark: 'aim' }, text: words.aim },
        { sample: { kind: 'building' }, text: words.house },
      ],
    },
    {
      title: sections.ground,
      rows: areaKinds.map(
        (kind): LegendRow => ({
          sample: { kind: 'area', texture: textures[kind] },
          text: words.grounds[kind],
        }),
      ),
    },
    {
      title: sections.lines,
      rows: lineKinds.map(
        (kind): LegendRow => ({ sample: { kind: 'line', stroke: strokes[kind] }, text: words.lines[kind] }),
      ),
    },
  ];
}
