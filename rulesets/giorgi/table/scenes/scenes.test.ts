import { hashedFaces, Match, type Scene } from '@grognard/engine';
import { SeededRandom } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../game.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State } from '../state/model.ts';
import { tableOf } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';
import { viewOf } from '../views/view.ts';
import { scenesOf } from './index.ts';
import { tollOf } from './toll.ts';

const battle = {
  turns: 4,
  houses: [{ at: [75, 50] as const }],
  south: {
    a: { at: [60, 30] as const, formation: 'column' as const },
    b: { at: [85, 30] as const },
    c: { kind: 'light-cavalry' as const, at: [40, 30] as const },
    g: { kind: 'gun' as const, at: [100, 30] as const },
  },
  north: {
    k: { at: [60, 65] as const },
    l: { kind: 'light' as const, formation: 'open' as const, at: [85, 62] as const },
    m: { kind: 'heavy-cavalry' as const, at: [40, 65] as const },
    h: { kind: 'howitzer' as const, at: [100, 70] as const },
  },
};

/** Scenes of a whole battle between computer players, command by command. */
function filmed(
  seed: number,
): { scenes: readonly Scene[]; before: State; after: State; events: readonly GiorgiEvent[] }[] {
  const game = gameOn(tableOf(battle));
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(seed));
  const random = new SeededRandom(seed, 'scenes');
  const film: ReturnType<typeof filmed> = [];
  for (let asked = 0; asked < 400; asked++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    const side = awaits.sides[0]!;
    const [command] = game.doctrine.plan(
      match.view(side),
      side,
      asked % 3 === 0 ? 'random' : 'recruit',
      random,
    ).commands;
    const before = game.rules.copy(match.state);
    const given = match.submit(side, command!);
    if (!given.done) throw new Error(JSON.stringify(given.because));
    const scenes = game.scenes(game.rules.view(before, 'umpire'), given.events);
    film.push({ scenes, before, after: game.rules.copy(match.state), events: given.events });
  }
  return film;
}

describe('scenes', () => {
  test('scenario.broken: units that are destroyed or leave the table are named among the aims, and nothing else', () => {
    const named = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      filmed(seed).flatMap(({ scenes, events }) =>
        scenes
          .flatMap(({ entries }) => entries)
          .map(({ event, isAim }) => ({ kind: events[event]?.kind ?? '', isAim: isAim === true })),
      ),
    );
    const gone = ['destroyed', 'wentOff'];
    for (const { kind, isAim } of named) expect(isAim, kind).toBe(gone.includes(kind));
    expect(named.some(({ isAim }) => isAim)).toBe(true);
  });

  test.each([1, 2, 3])('turn.reactions: what answers an attack goes on with it (battle %i)', (seed) => {
    const { turn } = tableOf(battle).words.scenes;
    for (const { scenes, events } of filmed(seed))
      for (const { title, events: span } of scenes)
        if (title === turn) expect(events.slice(...span).map(({ kind }) => kind)).toContain('turnBegan');
  });

  test.each([1, 2, 3])('turn.order: only the beginning of a player turn opens (battle %i)', (seed) => {
    const told = filmed(seed).flatMap(({ scenes, events }) =>
      scenes.map(({ entries, isOpening = false }) => ({
        isOpening,
        kinds: entries.map(({ event }) => events[event]!.kind),
      })),
    );
    expect(told.some(({ isOpening }) => isOpening)).toBe(true);
    for (const { isOpening, kinds } of told)
      expect(isOpening).toBe(kinds.length === 1 && kinds[0] === 'turnBegan');
    // The end also names a side and numbers, and is reported.
    const end = told.filter(({ kinds }) => kinds.includes('ended'));
    for (const { isOpening } of end) expect(isOpening).toBe(false);
  });

  test.each([1, 2, 3])('turn.order: every event is in one scene, in order (battle %i)', (seed) => {
    for (const { scenes, events } of filmed(seed)) {
      let next = 0;
      for (const scene of scenes) {
        expect(scene.events[0]).toBe(next);
        expect(scene.title).not.toBe('');
        next = scene.events[1];
      }
      expect(next).toBe(events.length);
    }
  });

  test.each([1, 2, 3])('turn.order: no two throws share a scene (battle %i)', (seed) => {
    const thrown = filmed(seed).flatMap(({ scenes }) =>
      scenes.map(({ entries }) => entries.filter(({ dice }) => dice.length > 0).length),
    );
    expect(Math.max(...thrown)).toBe(1);
  });

  test('move.by-formation: motions begin where a unit stood and end where it stands', () => {
    for (const { scenes, before, after } of filmed(4)) {
      const table = tableOf(battle);
      const places = new Map(
        before.units.map(({ stands }, n) => [table.units[n]!.id, stands as { x: number; y: number }]),
      );
      for (const { motions } of scenes)
        for (const { piece, way, from, to } of motions) {
          const at = places.get(piece)!;
          expect([way[0]!.x, way[0]!.y]).toEqual([at.x, at.y]);
          expect(from).toBeLessThan(to);
          places.set(piece, way.at(-1)!);
        }
      after.units.forEach(({ stands, status }, n) => {
        if (status !== 'on') return;
        const { x, y } = places.get(table.units[n]!.id)!;
        expect([x, y]).toEqual([stands.x, stands.y]);
      });
    }
  });

  test('fire.kill-roll, melee.chart, morale.test, morale.rout-move: throws are told in steps that have their faces', () => {
    const purposes = new Set<string>();
    for (const seed of [1, 2, 3])
      for (const { scenes, events } of filmed(seed))
        for (const { event: number, sum, dice } of scenes.flatMap(({ entries }) => entries)) {
          const steps = sum.filter((line) => line.kind === 'step');
          const event = events[number]!;
          if (event.kind === 'fired' || event.kind === 'fought' || event.kind === 'tested')
            expect(steps.length, event.kind).toBeGreaterThan(0);
          if (steps.length === 0) continue;
          expect(steps.flatMap((step) => step.dice.flat())).toEqual(dice.flatMap(({ faces }) => faces));
          if (event.kind === 'fired') expect(steps.at(-1)!.result).toContain(String(event.killed || ''));
          for (const { purpose } of steps) purposes.add(purpose);
        }
    expect([...purposes]).toEqual(expect.arrayContaining(['fire', 'melee', 'reactivity test']));
  });

  test('melee.result: a melee is told with its sum, its dice and what was to be expected', () => {
    const played = playFrom(
      { south: { a: { at: [50, 40] } }, north: { b: { at: [50, 51] } } },
      { 'a melee': [5, 5] },
    );
    played.give({ kind: 'move', unit: 'a', target: 'b' });
    played.close();
    const before = structuredClone(played.state);
    const events = played.give({ kind: 'done' });
    const entries = scenesOf(played.table, viewOf(played.table, before, 'umpire'), events).flatMap(
      (scene) => scene.entries,
    );
    const fought = entries.find(({ dice }) => dice.some(({ purpose }) => purpose === 'melee'))!;
    expect(fought.sum.length).toBeGreaterThan(2);
    const totals = fought.sum.flatMap((line) => (line.kind === 'fact' ? [line.title] : []));
    expect(totals).toEqual(['Attack', 'Defence', 'Chart column']);
    expect(fought.diceLuck).toMatchObject({ of: 'north', actual: 1 });
    expect(fought.pieces).toEqual(['a', 'b']);
  });
});

describe('the toll of a command', () => {
  const table = tableOf(battle);
  const game = gameOn(table);
  const tolls = filmed(1).map((each) => ({
    ...each,
    toll: tollOf(table, viewOf(table, each.before, 'umpire'), each.events),
  }));

  test('fire.losses, unit.gone: its losses are those that the sides have', () => {
    for (const { before, after, toll } of tolls) {
      const was = game.losses(viewOf(table, before, 'umpire'));
      for (const [side, lost] of Object.entries(game.losses(viewOf(table, after, 'umpire')))) {
        const named = toll.losses.filter((loss) => loss.side === side);
        expect(named.reduce((sum, loss) => sum + loss.lost, 0)).toBe(lost - (was[side] ?? Number.NaN));
      }
    }
    expect(tolls.flatMap(({ toll }) => toll.losses).length).toBeGreaterThan(5);
  });

  test('has all outcomes of each throw, that of the dice among them', () => {
    const throws = tolls.flatMap(({ toll }) => toll.throws);
    expect(throws.length).toBeGreaterThan(10);
    for (const { actual, odds } of throws) {
      expect(odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(odds.map(({ lost }) => lost)).toContainEqual(actual);
    }
  });
});
