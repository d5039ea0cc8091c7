/** Plans above the unit in this game: corps surveyed from a view, tasks carried out by their units, and told in words. */
import type { BattlePlan, GroupPhase, GroupTask } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { describe, expect, it } from 'vitest';
import { doctrineWords } from '../../../words/en-doctrine.ts';
import { startState } from '../../flow/start.ts';
import { tableRules } from '../../rules.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { luckOf } from '../testing/fight.ts';
import { bundledTable } from '../testing/tables.ts';
import { generalshipOf } from './generalship.ts';
import { intentsOf } from './intents.ts';

const foot = (x: number, y: number) => ({ kind: 'heavy-swordsmen', at: [x, y] }) as const;

/** Two corps against two, far apart. */
const battle: BattleSetup = {
  turns: 9,
  southCorps: {
    left: { units: { a: foot(8, 4), b: foot(10, 4) } },
    right: { units: { c: { kind: 'light-cavalry', at: [20, 4] } } },
  },
  northCorps: {
    west: { units: { x: foot(8, 16), y: foot(10, 16) } },
    east: { units: { z: { kind: 'shot', weapon: 'musket', at: [20, 16] } } },
  },
};

function general(setup: BattleSetup = battle) {
  const { table, state } = layBattle(setup);
  const view = tableRules(table).view(state, { side: 'south' });
  return { table, view, state, general: generalshipOf(table, doctrineWords) };
}

function planOf(
  tasks: Readonly<Record<string, readonly [GroupTask, string | null]>>,
  phase: GroupPhase,
): BattlePlan {
  return {
    mainEffort: 'west',
    groups: Object.entries(tasks).map(([id, [task, target]]) => ({
      id,
      task,
      target,
      phase,
      since: 1,
      left: 1,
      byTurn: 4,
    })),
    worth: 0,
    lost: 0,
    gained: 0,
    because: 'first',
  };
}

describe('a survey', () => {
  it('has the corps of both sides, with their points', () => {
    const { general: own, view } = general();
    const survey = own.survey(view, 'south');
    expect(survey.groups.map(({ id }) => id)).toEqual(['left', 'right']);
    expect(survey.targets.map(({ id }) => id)).toEqual(['west', 'east']);
    expect(survey).toMatchObject({ turn: 1, turnsLeft: 9, lost: 0, gained: 0 });
    for (const { left } of survey.groups) expect(left).toBe(1);
  });

  it('lets foot attack and light horse screen, and knows the way', () => {
    const { general: own, view } = general();
    const { options } = own.survey(view, 'south');
    const tasks = (group: string) =>
      new Set(options.filter((one) => one.group === group).map(({ task }) => task));
    expect(tasks('left')).toEqual(new Set(['assault', 'hold']));
    expect(tasks('right')).toEqual(new Set(['hold', 'screen']));
    const turnsTo = (target: string) =>
      options.find((one) => one.group === 'left' && one.target === target)?.turns;
    expect(turnsTo('west')).toBeLessThan(turnsTo('east') ?? 0);
  });

  it('counts markers off', () => {
    const { general: own, view, state, table } = general();
    const before = own.survey(view, 'south');
    const hurt = structuredClone(state);
    for (const unit of [lookUp(table.unitOf, 'a'), lookUp(table.unitOf, 'b')]) {
      const now = hurt.units[unit];
      if (now !== undefined) now.lost = 2;
    }
    const after = own.survey(tableRules(table).view(hurt, { side: 'south' }), 'south');
    expect(after.groups[0]?.worth).toBeLessThan(before.groups[0]?.worth ?? 0);
    expect(after.groups[0]?.left).toBeLessThan(1);
    expect(after.lost).toBeGreaterThan(0);
  });
});

describe('phases', () => {
  it.each([
    [16, 'approach'],
    [8, 'form'],
    [6.5, 'strike'],
  ] as const)('with the enemy at %s UD: %s', (y, phase) => {
    const { general: own, view } = general({
      south: { a: foot(10, 4) },
      north: { z: foot(10, y) },
    });
    const [group] = planOf({ 'south-corps': ['assault', 'north-corps'] }, 'approach').groups;
    if (group === undefined) throw new Error('one group');
    expect(own.phaseOf(view, 'south', group)).toBe(phase);
  });
});

describe('what a plan wants of units', () => {
  const { table } = general();
  const wanted = (tasks: Parameters<typeof planOf>[0], phase: GroupPhase, turn = 1) => {
    const intentOf = intentsOf(table, planOf(tasks, phase), turn);
    return (id: string) => intentOf(lookUp(table.unitOf, id));
  };

  it('those who attack are after the corps that they attack, and share danger if two go', () => {
    const alone = wanted({ left: ['assault', 'west'], right: ['screen', 'east'] }, 'strike');
    const both = wanted({ left: ['assault', 'west'], right: ['assault', 'west'] }, 'strike');
    expect([...alone('a').after].map((unit) => table.units[unit]?.id)).toEqual(['x', 'y']);
    expect(both('a').share).toBeLessThan(alone('a').share);
  });

  it('lines stay together on the way, and press on when the end is near', () => {
    const tasks = { left: ['assault', 'west'], right: ['reserve', null] } as const;
    expect(wanted(tasks, 'approach')('a')).toMatchObject({ isInLine: true });
    expect(wanted(tasks, 'strike')('a')).toMatchObject({ isInLine: false });
    expect(wanted(tasks, 'strike', 9)('a').press).toBeGreaterThan(wanted(tasks, 'strike', 1)('a').press);
    expect(wanted(tasks, 'strike', 9)('a').share).toBeLessThan(wanted(tasks, 'strike', 1)('a').share);
    expect(wanted(tasks, 'strike')('c').press).toBeLessThan(wanted(tasks, 'strike')('a').press);
  });
});

describe('words', () => {
  const { general: own, view } = general();
  const plan = planOf({ left: ['assault', 'west'], right: ['screen', 'east'] }, 'approach');
  const say = (now: BattlePlan, before: BattlePlan | null) =>
    own.tell(view, 'south', now, before).map(({ words }) => words);

  it('a first plan is told whole, the same plan not again', () => {
    expect(say(plan, null)).toEqual([
      'Side south: this is how we fight.',
      'The main blow falls on their corps west.',
      'left attacks west, to strike by turn 4.',
      'right keeps east busy and gives way before a charge.',
    ]);
    expect(say(plan, plan)).toEqual([]);
  });

  it('of a new plan, why, and what has changed', () => {
    const groups = plan.groups.map((group) =>
      group.id === 'right' ? { ...group, task: 'assault' as const, target: 'west' } : group,
    );
    expect(say({ ...plan, groups, because: 'half-strength' }, plan)).toEqual([
      'A corps of ours is down to half: new orders.',
      'right attacks west, together with left.',
    ]);
  });
});

it('a plan is carried out by legal commands, the same for the same view', () => {
  const table = bundledTable('mill-hill');
  const rules = tableRules(table);
  const view = rules.view(startState(table), { side: 'south' });
  const own = generalshipOf(table, doctrineWords);
  const plan = planOf(
    { 'hessian-foot': ['assault', 'imperial-foot'], 'hessian-horse': ['hold', 'imperial-horse'] },
    'approach',
  );
  const carriedOut = () => own.carryOut(view, 'south', plan, 'steady', luckOf(1)).commands;
  expect(carriedOut()).toEqual(carriedOut());
  expect(carriedOut().length).toBeGreaterThan(0);
});
