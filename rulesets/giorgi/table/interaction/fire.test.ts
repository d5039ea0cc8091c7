/** Tests of fire by gestures: targets with exact odds, the rod dragged and typed, faces and pieces. */

import type { RodItem } from '@grognard/engine';
import { resolver } from '@grognard/rules-kit';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../../index.ts';
import { fireCases, plainShot } from '../actions/fire/index.ts';
import type { State } from '../state/model.ts';
import { at, handOn } from './testing/table-interaction.ts';

const guns = {
  south: { battery: { kind: 'gun', at: [50, 20], bases: 3, formation: 'deployed' } },
  north: {
    column: { at: [50, 40], formation: 'column' },
    behind: { at: [50, 55] },
    aside: { at: [130, 90] },
  },
} as const;

const atGuns = (state: State) => {
  state.step = 'guns';
};
const atMuskets = (state: State) => {
  state.step = 'small-arms';
};

test('fire.kill-roll: the odds of a target are those that the resolver gives for the same case', () => {
  const {
    table,
    state,
    offer: choice,
  } = handOn({ south: { foot: { at: [50, 30] } }, north: { enemy: { at: [50, 45] } } }, atMuskets);
  const { odds, refusals, sum } = choice('foot', 'target', 'enemy');
  expect(refusals).toEqual([]);
  const [one] = fireCases(table, state, plainShot(anIndex(0), 'small-arms', anIndex(1)), null);
  const { resolve } = resolver([giorgi]);
  const asked = { id: 'a', ruleset: 'giorgi', procedure: 'fire', input: one!.facts, options: {} };
  const answer = resolve(JSON.parse(JSON.stringify(asked)));
  if (!answer.ok || !answer.allowed) throw new Error(JSON.stringify(answer));
  expect(
    odds
      .slice(-answer.outcomes.length)
      .map(({ p }) => p)
      .sort(),
  ).toEqual(answer.outcomes.map(({ p }) => p).sort());
  expect(sum.map((line) => ('path' in line ? line.path : '')).filter((path) => path !== '')).toEqual([
    'rangeCm',
    'dice',
    'killOn',
    'saveOn',
    'mean',
  ]);
});

test('artillery.rod: the end of the rod is dragged, and shows sectors and whom it strikes', () => {
  const { propose, task } = handOn(guns, atGuns);
  const dragged = propose('battery', { rod: [{ handle: 'rod', to: at(50, 60) }] });
  expect(dragged.refusals).toEqual([]);
  expect(dragged.commands[0]).toMatchObject({ kind: 'fire', shot: 'round', target: null, at: at(50, 60) });
  const rod = dragged.items.find((item): item is RodItem => item.kind === 'rod')!;
  expect(rod.hits.map(({ text }) => text)).toContain('column');
  expect(rod.marks.length).toBeGreaterThan(0);
  const { handles } = task('handles', 'battery', 'rod');
  expect(handles[0]).toMatchObject({ id: 'rod', unit: 'angle' });
  const typed = propose('battery', { rod: [{ handle: 'rod', value: 20 }], piece: 1 });
  expect(typed.refusals).toEqual([]);
});

test('artillery.rod: a target chosen after the rod lays it anew, until it is pulled again', () => {
  const { propose, task } = handOn(guns, atGuns);
  const rod = [{ handle: 'rod', to: at(80, 60) }];
  const { choices } = task('target', 'battery', 'target', { rod });
  const { value } = choices.find(({ piece }) => piece === 'column')!;
  expect(propose('battery', { rod, target: value }).commands[0]).toMatchObject({ target: 'column' });
  const again = [{ handle: 'rod', to: at(51, 60) }];
  expect(propose('battery', { rod: again, target: value }).commands[0]).toMatchObject({ target: null });
});

test('artillery.arc: a target outside the arc is offered with label and remedy', () => {
  const { task } = handOn({ ...guns, north: { ...guns.north, side: { at: [80, 24] } } }, atGuns);
  const { choices } = task('target', 'battery', 'target');
  const side = choices.find(({ piece }) => piece === 'side');
  expect(side?.refusals.map(({ rule }) => rule)).toContain('artillery.arc');
  expect(side?.refusals.every(({ label, remedy }) => label !== '' && remedy !== null)).toBe(true);
});

test('fire.square-face: a square says which face fires', () => {
  const { task, propose } = handOn(
    { south: { foot: { at: [50, 30], formation: 'square', bases: 8 } }, north: { enemy: { at: [50, 45] } } },
    atMuskets,
  );
  expect(task('choice', 'foot', 'face').choices).toHaveLength(5);
  expect(propose('foot', { face: 0, target: 'enemy' }).refusals).toEqual([]);
  expect(propose('foot', { face: 2, target: 'enemy' }).refusals).not.toEqual([]);
});

test('turn.order: whoever has a shot left is named idle, nobody else', () => {
  const { interaction } = handOn(guns, atGuns);
  expect(interaction.prompt.withoutOrders).toEqual(['battery']);
  const shotless = { ...guns, north: { aside: { at: [130, 90] } } } as const;
  expect(handOn(shotless, atMuskets).interaction.prompt.withoutOrders).toEqual([]);
});

test('fire.one-target: a unit of two kinds fires at once, and its odds are those of both volleys together', () => {
  const { offer: choice } = handOn(
    {
      south: { foot: { at: [50, 30], bases: 6, with: { kind: 'light', bases: 2 } } },
      north: { enemy: { at: [50, 45] } },
    },
    atMuskets,
  );
  const { odds, sum } = choice('foot', 'target', 'enemy');
  expect(sum.filter(({ kind }) => kind === 'title')).toHaveLength(2);
  expect(odds.slice(1).reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1, 9);
  const dice = sum.filter((line) => line.kind === 'fact' && line.path === 'dice');
  const most = dice.reduce((all, line) => all + (line.kind === 'fact' ? Number(line.value) : 0), 0);
  expect(odds.length).toBe(most + 2);
});
