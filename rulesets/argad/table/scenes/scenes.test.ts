/** Scenes over random battles: every event in one scene, nothing that the viewer may not know, sums and odds as in the procedures. */
import { hashedFaces, isKnownTo, Match, type Scene, type Viewer, witnessed } from '@grognard/engine';
import { SeededRandom } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import type { ArgadView } from '../state/view-model.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { randomBattle } from '../trial/random-scenario.ts';
import { tollOf } from './toll.ts';

interface Turn {
  readonly table: Table;
  readonly before: State;
  readonly events: readonly ArgadEvent[];
  readonly after: State;
}

/** Every turn of a random battle, from the last seal to the next orders. */
function turnsOf(table: Table, random: SeededRandom): Turn[] {
  const { rules, doctrine } = gameOn(table);
  const faces = hashedFaces(random.below(1e6));
  const match: Match<State, ArgadView, ArgadCommand, ArgadEvent> = new Match(rules, rules.start(null), faces);
  const turns: Turn[] = [];
  for (let answers = 0; answers < 16; answers++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    const side = awaits.sides[random.below(awaits.sides.length)]!;
    for (const command of doctrine.plan(match.view(side), side, 'random', random).commands) {
      const before = rules.copy(match.state);
      const answer = match.submit(side, command);
      if (answer.done && answer.events.some(({ kind }) => kind === 'revealed'))
        turns.push({ table, before, events: answer.events, after: rules.copy(match.state) });
    }
  }
  return turns;
}

const random = new SeededRandom(1797, 'scenes');
const tables = [
  laid({ scenario: scenarioNamed('village'), edition: 'argad-2024', options: {} }),
  laid({ scenario: scenarioNamed('landing'), edition: 'argad-coastal', options: {} }),
  laid({ scenario: scenarioNamed('convoy'), edition: 'argad-2021', options: {} }),
  ...Array.from({ length: 25 }, () => laid(randomBattle(random))),
];
const turns = tables.flatMap((table) => turnsOf(table, random));

function toldTo({ table, before, events }: Turn, viewer: Viewer): readonly ArgadEvent[] {
  return witnessed(gameOn(table).rules, before, events, viewer);
}

function scenesAs(turn: Turn, viewer: Viewer): readonly Scene[] {
  const { rules, scenes } = gameOn(turn.table);
  return scenes(rules.view(turn.before, viewer), toldTo(turn, viewer));
}

function viewersOf({ sides }: Table): Viewer[] {
  return ['umpire', { side: null }, ...sides.map(({ id }) => ({ side: id }))];
}

describe('a turn in scenes', () => {
  test('turn.phases: scenes follow each other without gap, and have every event that the viewer was told of', () => {
    expect(turns.length).toBeGreaterThan(80);
    for (const turn of turns)
      for (const viewer of viewersOf(turn.table)) {
        let next = 0;
        for (const { events } of scenesAs(turn, viewer)) {
          expect(events[0]).toBe(next);
          next = events[1];
        }
        expect(next).toBe(toldTo(turn, viewer).length);
      }
  });

  test('hide.secret: every event that is told is seen, told once, in its own scene', () => {
    for (const turn of turns) {
      const { tell, rules } = gameOn(turn.table);
      for (const viewer of viewersOf(turn.table)) {
        const events = toldTo(turn, viewer);
        const values = scenesAs(turn, viewer).flatMap(({ entries, events: span }) => {
          for (const { event } of entries) expect(event >= span[0] && event < span[1]).toBe(true);
          return entries.map(({ event, words }) => `${events[event]!.kind}: ${words}`);
        });
        const state = rules.copy(turn.before);
        const due: string[] = [];
        let next = 0;
        for (const event of turn.events) {
          rules.apply(state, event);
          if (!isKnownTo(event, viewer)) continue;
          const known = events[next++]!;
          const words = tell(known, rules.view(state, viewer));
          if (words !== null) due.push(`${event.kind}: ${words}`);
        }
        expect(next).toBe(events.length);
        expect(values).toEqual(due);
      }
    }
  });

  test('turn.slices: pieces start where they stood, and go all at once in their part of the time', () => {
    let motions = 0;
    for (const turn of turns)
      for (const scene of scenesAs(turn, 'umpire')) {
        const until = new Map<string, number>();
        for (const { piece, way, from, to } of scene.motions) {
          motions++;
          expect(from).toBeGreaterThanOrEqual(until.get(piece) ?? 0);
          until.set(piece, to);
          expect(way.length).toBeGreaterThan(0);
          expect([from >= 0, from < to, to <= 1]).toEqual([true, true, true]);
        }
      }
    expect(motions).toBeGreaterThan(200);
  });

  test('shoot.procedure, melee.result: every shot and blow is told in steps that have its faces and end in its result', () => {
    let told = 0;
    for (const turn of turns) {
      const events = toldTo(turn, 'umpire');
      for (const { event: number, sum, dice } of scenesAs(turn, 'umpire').flatMap(({ entries }) => entries)) {
        const event = events[number]!;
        if (event.kind !== 'shot' && event.kind !== 'struck') continue;
        told++;
        const steps = sum.filter((line) => line.kind === 'step');
        const faces = dice.flatMap((roll) => roll.faces);
        const inOrder = (all: readonly number[]) => all.toSorted((a, b) => a - b);
        expect(inOrder(steps.flatMap((step) => step.dice.flat()))).toEqual(inOrder(faces));
        if (event.kind === 'struck') expect(steps[0]).toMatchObject({ value: String(event.natural) });
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  test('move.group-roll: a slowing throw is told in a step that has its faces and comes to the allowance, and says who shares it', () => {
    let [told, shared] = [0, 0];
    for (const turn of turns) {
      const events = toldTo(turn, 'umpire');
      for (const { event: number, sum, dice } of scenesAs(turn, 'umpire').flatMap(({ entries }) => entries)) {
        const event = events[number]!;
        const faces = dice.flatMap((roll) => roll.faces);
        if (event.kind !== 'slowed' || faces.length === 0) continue;
        const steps = sum.filter((line) => line.kind === 'step');
        expect(steps.flatMap((step) => step.dice.flat())).toEqual(faces);
        const [step] = steps;
        if (!event.blocked) expect(step!.result).toBe(`${event.tenths.at(0)! / 100} cm`);
        told++;
        if (step!.fired.some(({ rule }) => rule === 'move.group-roll')) shared++;
        expect(step!.fired.some(({ rule }) => rule === 'move.group-roll')).toBe(event.figures.length > 1);
      }
    }
    expect(told).toBeGreaterThan(20);
    expect(shared).toBeGreaterThan(0);
  });

  test('figure.measure: the line that is measured on the table is as long as the range that is told', () => {
    let shots = 0;
    for (const turn of turns) {
      const events = toldTo(turn, 'umpire');
      for (const { items, events: span } of scenesAs(turn, 'umpire'))
        for (const item of items) {
          if (item.kind !== 'shot') continue;
          const shot = events.slice(span[0], span[1]).find(({ kind }) => kind === 'shot');
          if (shot?.kind !== 'shot' || item.measured === undefined) throw new Error('nothing is measured');
          const [from, to] = item.measured;
          expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - 100 * shot.rangeCm)).toBeLessThan(4);
          shots++;
        }
    }
    expect(shots).toBeGreaterThan(50);
  });

  test('shoot.procedure, melee.result: what was to be expected of all shots and blows comes near to what came', () => {
    let [expected, came, thrown] = [0, 0, 0];
    for (const turn of turns)
      for (const { entries } of scenesAs(turn, 'umpire'))
        for (const { diceLuck: fortune, dice } of entries) {
          if (fortune === null) continue;
          thrown++;
          expect(dice.length).toBeGreaterThan(0);
          expected += fortune.expected;
          came += fortune.actual;
        }
    expect(thrown).toBeGreaterThan(100);
    expect(Math.abs(expected - came)).toBeLessThan(3 * Math.sqrt(thrown));
  });
});

describe('the toll of a turn', () => {
  const tolls = turns.map((turn) => ({
    turn,
    toll: tollOf(turn.table, gameOn(turn.table).rules.view(turn.before, 'umpire'), toldTo(turn, 'umpire')),
  }));

  test('names everybody who fell, once', () => {
    for (const { turn, toll } of tolls) {
      const fallen = turn.after.figures.filter(
        ({ status }, n) => status === 'dead' && turn.before.figures.at(n)?.status !== 'dead',
      );
      expect(toll.losses).toHaveLength(fallen.length);
      expect(new Set(toll.losses.map(({ piece }) => piece)).size).toBe(fallen.length);
    }
    expect(tolls.flatMap(({ toll }) => toll.losses).length).toBeGreaterThan(20);
  });

  test('shoot.procedure, melee.result: has all outcomes of each throw, that of the dice among them', () => {
    const throws = tolls.flatMap(({ toll }) => toll.throws);
    expect(throws.length).toBeGreaterThan(100);
    for (const { actual, odds } of throws) {
      expect(odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(odds.map(({ lost }) => lost)).toContainEqual(actual);
    }
  });

  test('expects of a side what its scenes expect', () => {
    for (const { turn, toll } of tolls) {
      const scenes = gameOn(turn.table).scenes(
        gameOn(turn.table).rules.view(turn.before, 'umpire'),
        toldTo(turn, 'umpire'),
      );
      const told = scenes
        .flatMap(({ entries }) => entries)
        .reduce((sum, { diceLuck }) => sum + (diceLuck?.expected ?? 0), 0);
      const meant = toll.throws
        .flatMap(({ odds }) => odds)
        .reduce((sum, { lost, share }) => sum + share * Object.values(lost).reduce((a, b) => a + b, 0), 0);
      expect(meant).toBeCloseTo(told, 6);
    }
  });
});
