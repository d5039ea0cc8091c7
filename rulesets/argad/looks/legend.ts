/** What stands in the legend: the sides, the states that occur, and the ground and obstacles of this map. */
import { type Item, type LegendRow, type Stroke, strokes, type Texture, textures } from '@grognard/engine';
import type { Scenario } from '../scenarios/shape.ts';
import { weaponOf } from './figures.ts';

const groundNames: Readonly<Record<Texture, string>> = {
  hill: 'Hill',
  meadow: 'Meadow',
  plough: 'Ploughland',
  sand: 'Sand',
  yard: 'Yard',
  garden: 'Garden',
  orchard: 'Orchard',
  rough: 'Heath, rough ground',
  marsh: 'Marsh',
  rocks: 'Rocks',
  slope: 'Hard slope',
  'high-crops': 'High crops',
  'knee-water': 'Water to the knee',
  'deep-water': 'Deep water',
  road: 'Road',
  bridge: 'Bridge',
  paved: 'Wall walk',
  steps: 'Stairs',
  bushes: 'Bushes',
  woods: 'Woods',
};

const lineNames: Readonly<Record<Stroke, string>> = {
  stream: 'Stream',
  track: 'Track',
  hedge: 'Hedge',
  bank: 'Bank',
  'low-wall': 'Low wall',
  'high-wall': 'High wall',
  barricade: 'Barricade',
  stakes: 'Stakes',
  battlement: 'Battlement',
};

export function legendOf(scenario: Scenario, items: readonly Item[]): LegendRow[] {
  const pieces = items.filter((item) => item.kind === 'piece');
  const first = scenario.sides[0]!.id;
  const state = (text: string, look: Partial<Extract<Item, { kind: 'piece' }>>): LegendRow => ({
    sample: { kind: 'piece', side: first, weapon: 'musket', ...look },
    text,
  });
  const sides = scenario.sides.map(
    ({ id, name, figures }): LegendRow => ({
      sample: { kind: 'piece', side: id, weapon: weaponOf(figures[0]!) },
      text: name,
    }),
  );
  const states = [
    pieces.some(({ leader }) => leader) ? [state('Leader', { leader: true })] : [],
    pieces.some(({ loaded }) => loaded === true) ? [state('Loaded (dark dot)', { loaded: true })] : [],
    pieces.some(({ loaded }) => loaded === false) ? [state('Unloaded (pale dot)', { loaded: false })] : [],
    pieces.some(({ posture }) => posture === 'crouched') ? [state('Crouched', { posture: 'crouched' })] : [],
    pieces.some(({ hidden }) => hidden) ? [state('Hidden', { hidden: true })] : [],
  ].flat();
  const grounds = textures
    .filter((texture) => items.some((item) => item.kind === 'area' && item.texture === texture))
    .map((texture): LegendRow => ({ sample: { kind: 'area', texture }, text: groundNames[texture] }));
  const lines = strokes
    .filter((stroke) => items.some((item) => item.kind === 'line' && item.stroke === stroke))
    .map((stroke): LegendRow => ({ sample: { kind: 'line', stroke }, text: lineNames[stroke] }));
  return [...sides, ...states, ...grounds, ...lines];
}
