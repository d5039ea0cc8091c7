/** Rows of the legend: the sides, the states that occur, and the ground and obstacles of this map. */

import { type Item, type LegendRow, strokes, textures, type WeaponLook } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Scenario, ScenarioFigure } from '../scenarios/shape.ts';
import type { TableWords } from '../words/table-words.ts';
import { weaponOf } from './figures.ts';

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
