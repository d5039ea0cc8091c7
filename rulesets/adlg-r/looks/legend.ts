/** Legend: what a picture shows, and everything that may lie on a table of this game. */
import type { FormationItem, LegendRow, LegendSection } from '@grognard/engine';
import { placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { capital, choiceName } from '@grognard/rules-kit';
import { pieces } from '../data/table.ts';
import { type Category, type Kind, kinds, type Weapon } from '../model.ts';
import { footprintNameOf } from '../table/bodies/index.ts';
import type { Battlefield } from '../table/state/battlefield.ts';
import type { Table } from '../table/state/model.ts';
import { dressOf } from './dress.ts';
import { textures, workStrokes } from './ground.ts';
import { armOf, handOf, ranksOf } from './ranks.ts';

type LegendTable = Pick<Table, 'words' | 'rules' | 'scenario' | 'sizes'>;

/** Ground and lines of this battle. */
export function legendOf({ areas, works }: Battlefield, table: LegendTable): LegendRow[] {
  const kindsHere = [...new Set(areas.map(({ kind }) => kind))];
  const worksHere = [...new Set(works.map(({ kind }) => kind))];
  return [
    ...kindsHere.map((kind) => groundRow(table, kind)),
    ...worksHere.map(
      (kind): LegendRow => ({
        sample: { kind: 'line', stroke: workStrokes[kind] },
        text: table.words.looks[kind],
      }),
    ),
  ];
}

function groundRow({ words }: LegendTable, kind: (typeof pieces)[number]): LegendRow {
  return {
    sample: { kind: 'area', texture: textures[kind] },
    text: capital(choiceName(words.rules, kind, 'terrain')),
  };
}

const guns: readonly Category[] = ['Art', 'WWg'];

export function wholeLegend(table: LegendTable): LegendSection[] {
  const { looks } = table.words;
  const isGun = (kind: Kind) => guns.includes(table.rules.units[kind].category);
  const isMounted = (kind: Kind) =>
    ['LH', 'Drag', 'Cv', 'Kn', 'El'].includes(table.rules.units[kind].category);
  const bodies = (ofSection: (kind: Kind) => boolean) =>
    kinds.filter(ofSection).map((kind) => body(table, kind));
  return [
    { title: looks.sections.sides, rows: table.scenario.sides.flatMap((side) => sideRows(table, side)) },
    { title: looks.sections.foot, rows: bodies((kind) => !isGun(kind) && !isMounted(kind)) },
    { title: looks.sections.mounted, rows: bodies(isMounted) },
    { title: looks.sections.guns, rows: bodies(isGun) },
    {
      title: looks.sections.states,
      rows: [
        body(table, 'pike-and-shot', { morale: 'shaken', lost: 2 }, looks.disordered),
        body(table, 'pike-and-shot', { morale: 'routing' }, looks.routed),
      ],
    },
    { title: looks.sections.things, rows: [{ sample: { kind: 'mark', mark: 'aim' }, text: looks.aim }] },
    { title: looks.sections.ground, rows: pieces.map((kind) => groundRow(table, kind)) },
    {
      title: looks.sections.lines,
      rows: [
        { sample: { kind: 'line', stroke: workStrokes.fortification }, text: looks.fortification },
        { sample: { kind: 'line', stroke: workStrokes.obstacle }, text: looks.obstacle },
        { sample: { kind: 'line', stroke: 'stakes' }, text: looks.stakes },
      ],
    },
  ];
}

function sideRows({ words, sizes }: LegendTable, { id, name }: { id: string; name: string }): LegendRow[] {
  return [
    { sample: { kind: 'flag', side: id }, text: name },
    {
      sample: {
        kind: 'piece',
        side: id,
        weapon: 'blade',
        mounted: true,
        leader: true,
        base: sizes.commander,
      },
      text: `${words.looks.commander} (${name})`,
    },
  ];
}

/** Weapons of kinds whose men look otherwise with none. */
const usual: Readonly<Partial<Record<Kind, Weapon>>> = {
  bowmen: 'bow',
  crossbowmen: 'crossbow',
  shot: 'musket',
  tercio: 'arquebus',
  'later-tercio': 'musket',
  colunela: 'arquebus',
  'pike-and-shot': 'musket',
  'later-pike-and-shot': 'musket',
  'bayonet-medium': 'flintlock',
  'bayonet-heavy': 'flintlock',
  'light-infantry': 'arquebus',
};

/** One unit, facing up, enough to show how a kind looks. */
function body(table: LegendTable, kind: Kind, look: Partial<FormationItem> = {}, text?: string): LegendRow {
  const row = table.rules.units[kind];
  const [wide, deep] = table.rules.table.footprints[footprintNameOf(row)];
  const { ud } = table.sizes;
  const [width, depth] = [(wide ?? 1) * ud, (deep ?? 1) * ud];
  const weapon = usual[kind] ?? 'none';
  const base = placeBase({ shape: 'rectangle', width, depth }, { x: 0, y: 0, heading: 900 });
  const hand = handOf(row, weapon);
  return {
    sample: {
      kind: 'formation',
      side: entryAt(table.scenario.sides, 0).id,
      arm: armOf(row),
      ...(hand === undefined ? {} : { hand }),
      dress: dressOf(kind),
      heading: 900,
      width,
      depth,
      files: row.battleUnit ? 2 : 1,
      ranks: row.deepOrder ? 2 : 1,
      bases: ranksOf(row, weapon, base),
      isOneStand: true,
      ...(row.category === 'Art' ? { guns: 'deployed' as const } : {}),
      ...look,
    },
    text: text ?? capital(choiceName(table.words.rules, kind, 'kind')),
  };
}
