/** Rows of the legend: the sides, the states that occur, and the ground and obstacles of this map. */

import {
  type Item,
  type LegendRow,
  type LegendSection,
  objectLooks,
  type PieceItem,
  strokes,
  textures,
  type WeaponLook,
} from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { dresses } from '../scenarios/dress.ts';
import { lineKinds } from '../scenarios/map-shape.ts';
import { mountedBase } from '../scenarios/measure.ts';
import type { Scenario, ScenarioFigure } from '../scenarios/shape.ts';
import type { TableWords } from '../words/table-words.ts';
import { dressLooks } from './dress.ts';
import { drawnWeapons, weaponOf } from './figures.ts';
import { drawnTextures } from './map.ts';

/** The weapon of the first figure known to everybody, so that a legend never gives away a hidden figure. */
function sampleWeapon(figures: readonly ScenarioFigure[]): WeaponLook {
  const shown = figures.find(({ secret }) => !secret);
  return shown === undefined ? 'musket' : weaponOf(shown);
}

export function legendOf(
  scenario: Scenario,
  items: readonly Item[],
  words: TableWords['looks'],
): LegendRow[] {
  const pieces = items.filter((item) => item.kind === 'piece');
  const first = entryAt(scenario.sides, 0).id;
  const state = (text: string, look: Partial<Extract<Item, { kind: 'piece' }>>): LegendRow => ({
    sample: { kind: 'piece', side: first, weapon: 'musket', ...look },
    text,
  });
  const sides = scenario.sides.map(
    ({ id, name, figures }): LegendRow => ({
      sample: { kind: 'piece', side: id, weapon: sampleWeapon(figures) },
      text: name,
    }),
  );
  const states = [
    pieces.some(({ leader }) => leader) ? [state(words.leader, { leader: true })] : [],
    pieces.some(({ loaded }) => loaded === true) ? [state(words.loaded, { loaded: true })] : [],
    pieces.some(({ loaded }) => loaded === false) ? [state(words.unloaded, { loaded: false })] : [],
    pieces.some(({ posture }) => posture === 'crouched')
      ? [state(words.crouched, { posture: 'crouched' })]
      : [],
    pieces.some(({ hidden }) => hidden) ? [state(words.hidden, { hidden: true })] : [],
  ].flat();
  const grounds = textures
    .filter((texture) => items.some((item) => item.kind === 'area' && item.texture === texture))
    .map((texture): LegendRow => ({ sample: { kind: 'area', texture }, text: words.grounds[texture] }));
  const lines = strokes
    .filter((stroke) => items.some((item) => item.kind === 'line' && item.stroke === stroke))
    .map((stroke): LegendRow => ({ sample: { kind: 'line', stroke }, text: words.lines[stroke] }));
  return [...sides, ...states, ...grounds, ...lines];
}

/** Everything that may lie on a table of this game. The same for every battle, so that it gives nothing hidden away. */
export function wholeLegend({ sides }: Scenario, words: TableWords['looks']): LegendSection[] {
  const side = entryAt(sides, 0).id;
  const piece = (text: string, look: Partial<PieceItem> = {}): LegendRow => ({
    sample: { kind: 'piece', side, weapon: 'musket', ...look },
    text,
  });
  const riding = new Set(['gendarme', 'chasseur']);
  const { sections } = words;
  return [
    {
      title: sections.sides,
      rows: sides.flatMap(({ id, name, flag, figures }): LegendRow[] => [
        ...(flag === null ? [] : [{ sample: { kind: 'flag', side: id } as const, text: name }]),
        { sample: { kind: 'piece', side: id, weapon: sampleWeapon(figures) }, text: name },
      ]),
    },
    {
      title: sections.people,
      rows: dresses.map((dress) =>
        piece(capital(words.dresses[dress]), {
          dress: dressLooks[dress],
          ...(riding.has(dress) ? { mounted: true, base: mountedBase, weapon: 'blade' } : {}),
        }),
      ),
    },
    {
      title: sections.weapons,
      rows: drawnWeapons.map((weapon) => piece(words.weapons[weapon], { weapon })),
    },
    {
      title: sections.states,
      rows: [
        piece(words.leader, { leader: true }),
        piece(words.loaded, { loaded: true }),
        piece(words.unloaded, { loaded: false }),
        piece(words.crouched, { posture: 'crouched' }),
        piece(words.hidden, { hidden: true }),
        piece(words.mounted, { mounted: true, base: mountedBase, weapon: 'blade' }),
        piece(words.captive, { captive: true }),
        { sample: { kind: 'fallen', side }, text: words.fallen },
      ],
    },
    {
      title: sections.things,
      rows: [
        { sample: { kind: 'mark', mark: 'aim' }, text: words.aim },
        { sample: { kind: 'mark', mark: 'exit' }, text: words.exit },
        ...objectLooks.map(
          (object): LegendRow => ({ sample: { kind: 'object', object }, text: words.objects[object] }),
        ),
        { sample: { kind: 'building' }, text: words.house },
        { sample: { kind: 'vessel', vessel: 'boat' }, text: words.boat },
        { sample: { kind: 'vessel', vessel: 'ship' }, text: words.ship },
      ],
    },
    {
      title: sections.ground,
      rows: drawnTextures.map(
        (texture): LegendRow => ({ sample: { kind: 'area', texture }, text: words.grounds[texture] }),
      ),
    },
    {
      title: sections.lines,
      rows: lineKinds.map(
        (stroke): LegendRow => ({ sample: { kind: 'line', stroke }, text: words.lines[stroke] }),
      ),
    },
  ];
}
