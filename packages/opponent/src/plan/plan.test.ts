/** Plans above the unit: tasks by what they gain together, reserves, revision by events alone, memory as plain data. */
import {
  asAnyGame,
  type BattlePlan,
  type Generalship,
  groupTasks,
  hashedFaces,
  Match,
  type Survey,
  type TaskOption,
} from '@grognard/engine';
import { type GunsCommand, type GunsView, gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { makePlayer } from '../make-player.ts';
import { type AnyMatch, giveCommands } from '../submit-commands.ts';
import { chooseAssignment } from './choose-plan.ts';
import { chanceOf, planWorth } from './plan-worth.ts';
import { eventIn, revisedPlan } from './revise.ts';

/** Groups of ten points against targets of the given force and worth, each with the same force, near at hand. */
function surveyOf(groups: readonly string[], targets: Readonly<Record<string, number>>, more = {}): Survey {
  const options = groups.flatMap((group) =>
    Object.keys(targets).flatMap((target): TaskOption[] =>
      (['assault', 'hold'] as const).map((task) => ({ group, task, target, force: 10, turns: 1 })),
    ),
  );
  return {
    turn: 1,
    turnsLeft: 12,
    lost: 0,
    gained: 0,
    groups: groups.map((id) => ({ id, worth: 10, left: 1 })),
    targets: Object.entries(targets).map(([id, force]) => ({ id, worth: 10, force })),
    options,
    ...more,
  };
}

const tasksOf = ({ groups }: BattlePlan) =>
  Object.fromEntries(groups.map(({ id, task, target }) => [id, `${task} ${target ?? '-'}`]));

function planOf(survey: Survey): BattlePlan {
  const plan = revisedPlan(survey, null);
  if (plan === null) throw new Error('there is a plan');
  return plan;
}

describe('what a plan is worth', () => {
  it('two on one have more than twice the chance that one has', () => {
    expect(chanceOf(10, 10)).toBe(0.5);
    expect(chanceOf(20, 10)).toBe(0.8);
    expect(chanceOf(0, 0)).toBe(0);
  });

  it('danger is shared by those who go together', () => {
    const survey = surveyOf(['a', 'b'], { x: 10 });
    const [a, , b] = survey.options;
    const [alone] = survey.groups;
    if (a === undefined || b === undefined || alone === undefined) throw new Error('two groups');
    const together = planWorth(survey, [a, b]);
    expect(together).toBeGreaterThan(2 * planWorth({ ...survey, groups: [alone] }, [a]));
  });

  it('an enemy with nobody before him costs something', () => {
    const one = surveyOf(['a'], { x: 10 });
    const two = surveyOf(['a'], { x: 10, y: 10 });
    const [option] = one.options;
    if (option === undefined) throw new Error('an option');
    expect(planWorth(two, [option])).toBeLessThan(planWorth(one, [option]));
  });

  it('what cannot be done in time gains nothing', () => {
    const late = surveyOf(['a'], { x: 1 }, { turnsLeft: 2 });
    expect(chooseAssignment(late, false)?.worth).toBeLessThanOrEqual(0);
    expect(chooseAssignment(surveyOf(['a'], { x: 1 }), false)?.worth).toBeGreaterThan(0);
  });
});

describe('choosing', () => {
  it('every enemy has somebody before him before anybody is doubled', () => {
    const { groups } = planOf(surveyOf(['a', 'b'], { x: 8, y: 8 }));
    expect(new Set(groups.map(({ target }) => target))).toEqual(new Set(['x', 'y']));
  });

  it('whoever is stronger attacks, whoever is weaker holds', () => {
    expect(tasksOf(planOf(surveyOf(['a'], { x: 4 })))).toEqual({ a: 'assault x' });
    expect(tasksOf(planOf(surveyOf(['a'], { x: 40 })))).toEqual({ a: 'hold x' });
  });

  it('the main effort is where most force strikes', () => {
    const plan = planOf(surveyOf(['a', 'b', 'c'], { x: 12, y: 4 }));
    const striking = plan.groups.filter(
      ({ target, task }) => task === 'assault' && target === plan.mainEffort,
    );
    expect(striking.length).toBeGreaterThan(0);
    for (const { task } of plan.groups) expect(groupTasks).toContain(task);
  });

  it('no group at all, or one that can go nowhere: no plan', () => {
    expect(revisedPlan(surveyOf([], { x: 4 }), null)).toBeNull();
    expect(revisedPlan({ ...surveyOf(['a'], { x: 4 }), options: [] }, null)).toBeNull();
  });

  it('is the same whenever it is asked', () => {
    const survey = surveyOf(['a', 'b', 'c', 'd'], { x: 9, y: 12, z: 5 });
    expect(revisedPlan(survey, null)).toEqual(revisedPlan(survey, null));
  });
});

describe('a reserve', () => {
  const many = ['a', 'b', 'c', 'd'];
  const strong = surveyOf(many, { x: 6 });

  it('one is kept by who is stronger and has three groups', () => {
    const kept = (survey: Survey) => planOf(survey).groups.filter(({ task }) => task === 'reserve').length;
    expect(kept(strong)).toBe(1);
    expect(kept(surveyOf(many, { x: 60 }))).toBe(0);
    expect(kept(surveyOf(['a', 'b'], { x: 6 }))).toBe(0);
  });

  it('goes in when a group is down to half, and does not come back', () => {
    const made = planOf(strong);
    const plan = { ...made, groups: made.groups.map((group) => ({ ...group, phase: 'strike' as const })) };
    const [first] = plan.groups.filter(({ task }) => task !== 'reserve');
    const groups = strong.groups.map((group) => (group.id === first?.id ? { ...group, left: 0.4 } : group));
    const hard = { ...strong, turn: 4, groups };
    expect(eventIn(hard, plan)).toBe('release');
    const next = revisedPlan(hard, plan);
    expect(next?.because).toBe('release');
    expect(next?.groups.some(({ task }) => task === 'reserve')).toBe(false);
    expect(revisedPlan({ ...hard, turn: 5 }, next)?.groups.map(({ task }) => task)).not.toContain('reserve');
  });
});

describe('revision', () => {
  const survey = surveyOf(['a', 'b'], { x: 8, y: 8 });
  const plan = planOf(survey);

  it('without an event the plan stays, whatever would be better', () => {
    const better = { ...survey, turn: 2, targets: survey.targets.map((target) => ({ ...target, force: 1 })) };
    expect(revisedPlan(better, plan)).toBe(plan);
  });

  it.each([
    ['target-gone', { targets: survey.targets.slice(1) }],
    ['half-strength', { groups: survey.groups.map((group) => ({ ...group, left: 0.5 })) }],
    ['half-strength', { groups: survey.groups.slice(1) }],
    ['late', { turn: 6 }],
    ['losses', { lost: 5, gained: 0 }],
  ] as const)('%s', (event, change) => {
    expect(eventIn({ ...survey, ...change }, plan)).toBe(event);
  });

  it('losses as they were to be expected are no event', () => {
    expect(eventIn({ ...survey, lost: 4, gained: 5 }, plan)).toBeNull();
  });

  it('a plan that is not clearly beaten stays, and the same event does not call again', () => {
    const halved = { ...survey, turn: 3, groups: survey.groups.map((group) => ({ ...group, left: 0.5 })) };
    const next = revisedPlan(halved, plan);
    if (next === null) throw new Error('there is a plan');
    expect(eventIn({ ...halved, turn: 4 }, next)).toBeNull();
  });

  it('whoever keeps his task keeps the turn since when he has it', () => {
    const gone = {
      ...survey,
      turn: 5,
      targets: survey.targets.filter(({ id }) => id !== plan.groups[0]?.target),
    };
    const options = survey.options.filter(({ target }) => target !== plan.groups[0]?.target);
    const next = revisedPlan({ ...gone, options }, plan);
    expect(next?.groups.map(({ since }) => since).sort()).toEqual([1, 5]);
  });
});

describe('memory', () => {
  /** Fights by the turn in which the plan was made, so that a player who has lost it plays otherwise. */
  const generalship: Generalship<GunsView, GunsCommand> = {
    survey: (view) => surveyOf(['gun'], { enemy: 4 }, { turn: guns.turnOf(view), turnsLeft: null }),
    phaseOf: () => 'strike',
    carryOut: (view, side, { groups }, _manner, random) =>
      guns.doctrine.plan(view, side, groups[0]?.since === 1 ? 'wary' : 'steady', random),
    tell: (_view, _side, { because }) => [{ who: ['gun'], words: because }],
  };
  const guns = gunsInTurnAt([2, 5]);
  const game = asAnyGame({ ...guns, doctrine: { ...guns.doctrine, generalship } });

  /** Answers of a game in which players are made anew before every answer, with what the last one gave them, or kept. */
  function answersOf(isResumed: boolean, isForgotten = false): string[] {
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(3), 'state');
    const given: string[] = [];
    const made = (side: string, answered: number, memory = null as ReturnType<typeof kept>) =>
      makePlayer(game, side, 'sergeant', { seed: 1, answered, memory });
    const players = new Map(game.sides.map(({ id }) => [id, made(id, 0)]));
    const memories = new Map<string, { answered: number; memory: ReturnType<typeof kept> }>();
    for (let n = 0; n < 60; n++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') break;
      const [side] = awaits.sides;
      if (side === undefined) break;
      const before = memories.get(side) ?? { answered: 0, memory: null };
      const player = isResumed
        ? made(side, before.answered, isForgotten ? null : before.memory)
        : players.get(side);
      const answer = player?.answer(match.view(side));
      if (answer === undefined) break;
      memories.set(side, { answered: before.answered + 1, memory: kept(answer.memory) });
      given.push(JSON.stringify(answer.commands));
      giveCommands(match, side, answer.commands);
    }
    return given;
  }

  const kept = (memory: ReturnType<ReturnType<typeof makePlayer>['answer']>['memory']) =>
    JSON.parse(JSON.stringify(memory)) as typeof memory;

  it('a game resumed at every answer goes on as it would have', () => {
    expect(answersOf(true)).toEqual(answersOf(false));
    expect(answersOf(true, true)).not.toEqual(answersOf(false));
  });

  it('reasons of the plan are said once, when it is made', () => {
    const view = game.rules.view(game.rules.start(null), { side: 'red' });
    const player = makePlayer(game, 'red', 'sergeant', { seed: 1 });
    const words = () => player.answer(view).reasons.map((reason) => reason.words);
    expect(words()).toContain('first');
    expect(words()).not.toContain('first');
  });

  it('who fights from order to order keeps nothing', () => {
    const view = game.rules.view(game.rules.start(null), { side: 'red' });
    for (const level of ['random', 'recruit'] as const)
      expect(makePlayer(game, 'red', level, { seed: 1 }).answer(view).memory).toBeNull();
    expect(makePlayer(asAnyGame(guns), 'red', 'sergeant', { seed: 1 }).answer(view).memory).toBeNull();
  });
});
