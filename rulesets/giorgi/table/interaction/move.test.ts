/** Tests of moves by gestures: places, handles, formations, houses. */

import type { FormationItem, Proposal } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { rateOf } from '../actions/move/index.ts';
import type { MoveCommand } from '../state/commands.ts';
import { indexIn } from '../testing/battle.ts';
import { at, handOn } from './testing/table-interaction.ts';

const plain = { south: { foot: { at: [50, 20] } }, north: { enemy: { at: [120, 90] } } } as const;

function stepsIn({ commands }: Proposal): MoveCommand['steps'] {
  return (commands[0] as unknown as MoveCommand).steps;
}

function ghostIn({ items }: Proposal): FormationItem {
  return items.find((item): item is FormationItem => item.kind === 'formation' && item.ghost === true)!;
}

test('move.by-formation: a place straight ahead is one march, and the body stands there', () => {
  const { propose } = handOn(plain);
  const values = propose('foot', { place: at(50, 29) });
  expect(values.refusals).toEqual([]);
  expect(stepsIn(values)).toEqual([{ step: 'march', by: 900 }]);
  expect(ghostIn(values).at).toEqual(at(50, 29));
});

test('move.wheel: a place aside is reached by a wheel and a march, so that the middle comes to lie on it', () => {
  for (const to of [at(58, 32), at(42, 32), at(45, 30)]) {
    const { propose } = handOn({ ...plain, south: { foot: { at: [50, 20], formation: 'column' } } });
    const values = propose('foot', { place: to });
    expect(values.refusals).toEqual([]);
    expect(stepsIn(values).map(({ step }) => step)).toEqual(['wheel', 'march']);
    const { x, y } = ghostIn(values).at;
    expect(pointDistance(x, y, to.x, to.y)).toBeLessThan(20);
  }
});

test('move.wheel: where no drill leads to a place, the legal one that ends nearest to it is proposed', () => {
  const { propose } = handOn(plain);
  const values = propose('foot', { place: at(55, 28) });
  expect(values.refusals).toEqual([]);
  const { x, y } = ghostIn(values).at;
  expect(pointDistance(x, y, 5500, 2800)).toBeLessThan(500);
});

test('move.manoeuvre: a little aside and not ahead is a sidestep; straight back is a march back or a turn about', () => {
  const { propose } = handOn(plain);
  expect(stepsIn(propose('foot', { place: at(52, 20) }))).toEqual([{ step: 'slide', by: 200 }]);
  const back = propose('foot', { place: at(50, 17) });
  expect(back.refusals).toEqual([]);
  expect(ghostIn(back).at).toEqual(at(50, 17));
});

test('move.infantry-line: too far is refused, and fits as far as the rate leads', () => {
  const { propose, table, interaction } = handOn(plain);
  const values = propose('foot', { place: at(50, 50) });
  expect(values.refusals.map(({ rule }) => rule)).toEqual(['move.infantry-line']);
  expect(values.refusals[0]!.remedy).not.toBeNull();
  const fits = interaction.propose(values.longestLegal!);
  expect(fits.refusals).toEqual([]);
  expect(stepsIn(fits)).toEqual([{ step: 'march', by: rateOf(table, table.units[0]!, 'line') }]);
  expect(values.stretches.every(({ isWithin }) => isWithin)).toBe(false);
});

test('move.wheel: a front corner dragged, or set to a number, wheels about the other one', () => {
  const { task, propose } = handOn(plain);
  const { handles } = task('handles', 'foot', 'march');
  const corner = handles.find(({ id }) => id === 'wheel-left')!;
  const dragged = propose('foot', {
    march: [{ handle: 'wheel-left', to: { x: corner.at.x - 100, y: corner.at.y + 500 } }],
  });
  const [step] = stepsIn(dragged);
  expect(step).toMatchObject({ step: 'wheel', about: 'left' });
  const angle = step?.step === 'wheel' ? step.angle : 0;
  const set = propose('foot', { march: [{ handle: 'wheel-left', value: angle }] });
  expect(set.commands).toEqual(dragged.commands);
});

test('formation.change-cost: column is taken up before the march, line after it, unless it is told otherwise', () => {
  const { propose, task } = handOn(plain);
  const column = propose('foot', { formation: 'column', place: at(50, 26) });
  expect(stepsIn(column).map(({ step }) => step)).toEqual(['form', 'march']);
  expect(column.refusals).toEqual([]);
  const square = propose('foot', { formation: 'square', place: at(50, 24) });
  expect(stepsIn(square).map(({ step }) => step)).toEqual(['march', 'form']);
  expect(ghostIn(square).width).toBe(ghostIn(square).depth);
  const first = propose('foot', { formation: 'square', place: at(50, 22), formWhen: 'first' });
  expect(stepsIn(first).map(({ step }) => step)).toEqual(['form', 'march']);
  expect(task('choice', 'foot', 'formation', { formation: 'square' }).value).toBe('square');
});

test('formation.square-who: a formation that may not be taken is offered with the reason', () => {
  const { task, offer: choice } = handOn({
    ...plain,
    south: { foot: { at: [50, 20], formation: 'open' } },
    areas: [
      {
        kind: 'woods',
        corners: [
          [40, 10],
          [60, 10],
          [60, 30],
          [40, 30],
        ],
      },
    ],
  });
  expect(choice('foot', 'formation', 'square').refusals.map(({ rule }) => rule)).toEqual([
    'formation.square-who',
  ]);
  expect(task('way', 'foot', 'way').most).toBe(1800);
});

test('building.capacity: a body dragged onto an empty house goes in by its wall; out again by the wall nearest to the way', () => {
  const battle = {
    ...plain,
    south: { foot: { at: [50, 20], formation: 'open', bases: 3, kind: 'light' } },
    houses: [{ at: [50, 27] }],
  } as const;
  const { propose, state, table } = handOn(battle);
  const values = propose('foot', { way: [at(50, 30)], enter: 'house-0' });
  expect(values.refusals).toEqual([]);
  expect(values.commands[0]).toMatchObject({ enter: 'house-0' });
  const housed = handOn(battle, (now) => {
    const unit = indexIn(table, 'foot');
    now.units[unit]!.stands = { ...state.units[unit]!.stands, house: anIndex(0) };
  });
  const out = housed.propose('foot', { way: [at(50, 20)] });
  expect(out.refusals).toEqual([]);
  expect(stepsIn(out).map(({ step }) => step)).toEqual(['leave', 'way']);
});

test('attack.zone-fire: who will fire at the move, and what that may cost, is written under it', () => {
  const { propose } = handOn({
    south: { horse: { kind: 'light-cavalry', at: [20, 36] } },
    north: { guards: { kind: 'grenadier', at: [45, 50] } },
  });
  const values = propose('horse', {
    march: [
      { step: 'wheel', about: 'right', angle: 900 },
      { step: 'march', by: 1000 },
    ],
  });
  const drawn = values.notes.find(({ title }) => title === 'Draws the fire of');
  if (values.refusals.length === 0 && drawn !== undefined)
    expect(drawn.lines[0]).toMatchObject({ kind: 'fact', title: 'guards' });
  expect(values.notes.length).toBeGreaterThan(0);
});

test('command.general: the general rides, and joins whom he touches', () => {
  const { propose, offer: choice } = handOn({ ...plain, options: { 'command.general': true } });
  const id = 'general-south';
  expect(propose(id, { way: [at(50, 21.5)], attach: 'foot' }).refusals).toEqual([]);
  expect(choice(id, 'attach', 'foot').refusals.map(({ rule }) => rule)).not.toEqual([]);
});
