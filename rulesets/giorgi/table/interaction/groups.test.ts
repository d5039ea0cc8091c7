/** Several units as one body: they keep their front, wheel together, halt with the slowest, and are ordered one after the other. */
import type { FormationItem, Gesture, Proposal } from '@grognard/engine';
import { hashedFaces, Match } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../rules.ts';
import type { MoveCommand } from '../state/commands.ts';
import { createInteraction } from './index.ts';
import { at, type GestureValues, handOn, type OnTable } from './testing/table-interaction.ts';

/** Three battalions in line side by side, another behind them, and guns that move slowly. */
const brigade = handOn({
  south: {
    left: { at: [40, 20] },
    middle: { at: [60, 20] },
    right: { at: [80, 20] },
    second: { at: [60, 10] },
    guns: { at: [100, 20], kind: 'gun' },
  },
  north: { enemy: { at: [20, 95] } },
});

const gesture = (pieces: string, values: GestureValues): Gesture => ({ pieces: pieces.split(' '), values });

function propose({ interaction: hand }: OnTable, pieces: string, values: GestureValues): Proposal {
  return hand.propose(gesture(pieces, values));
}

function movesIn({ commands }: Proposal): readonly MoveCommand[] {
  return commands as unknown as readonly MoveCommand[];
}

function ghostsIn({ items }: Proposal): ReadonlyMap<string, FormationItem> {
  const ghosts = items.filter(
    (item): item is FormationItem => item.kind === 'formation' && item.ghost === true,
  );
  return new Map(ghosts.map((ghost) => [ghost.id, ghost]));
}

/** Whether the game takes all commands, one after the other, without a die. */
function expectTaken({ table, state }: OnTable, { commands }: Proposal): void {
  const match = new Match(tableRules(table), state, hashedFaces(3)).fork(hashedFaces(3));
  for (const command of commands) {
    const result = match.submit('south', command);
    expect(result.done).toBe(true);
    if (result.done) expect(result.events.flatMap((event) => event.dice ?? [])).toEqual([]);
  }
}

describe('a body of several units', () => {
  test('turn.unit-order: one gesture is one move for each, the foremost first, and all are taken', () => {
    const proposal = propose(brigade, 'middle second left right', { place: at(60, 26) });
    expect(proposal.refusals).toEqual([]);
    expect(movesIn(proposal).at(-1)?.unit).toBe('second');
    expect(movesIn(proposal).map(({ steps }) => steps)).toEqual(Array(4).fill([{ step: 'march', by: 600 }]));
    expectTaken(brigade, proposal);
  });

  test('has one ruler as long as its way, and one front', () => {
    const { items } = propose(brigade, 'middle left right', { place: at(60, 26) });
    const rulers = items.filter((item) => item.kind === 'ruler');
    expect(rulers).toHaveLength(1);
    expect(rulers[0]!.points[1]!.y - rulers[0]!.points[0]!.y).toBe(600);
    const [front] = items.filter((item) => item.kind === 'frontage');
    expect(front!.to.x - front!.from.x).toBeGreaterThan(4000);
  });

  test('move.infantry-line: halts where the slowest must, which is said with its rule', () => {
    const proposal = propose(brigade, 'middle left guns', { place: at(60, 50) });
    expect(proposal.refusals).toEqual([]);
    const lengths = new Set(movesIn(proposal).map(({ steps: [step] }) => step?.step === 'march' && step.by));
    expect(lengths.size).toBe(1);
    expect(proposal.group?.rows[0]).toMatchObject({
      pieces: ['guns'],
      role: 'slowest',
      cited: { rule: 'move.foot-guns' },
    });
    const each = propose(brigade, 'middle left guns', { place: at(60, 50), keep: false });
    const far = new Set(movesIn(each).map(({ steps: [step] }) => step?.step === 'march' && step.by));
    expect(far.size).toBe(2);
    expectTaken(brigade, proposal);
    expectTaken(brigade, each);
  });

  test('move.wheel: wheels about an end of its front, and every unit keeps its place in it', () => {
    const proposal = propose(brigade, 'middle left right', { march: [{ handle: 'wheel-left', value: 60 }] });
    expect(proposal.refusals).toEqual([]);
    const ghosts = ghostsIn(proposal);
    const [left, right] = [ghosts.get('ghost:left')!, ghosts.get('ghost:right')!];
    expect(Math.abs(pointDistance(left.at.x, left.at.y, right.at.x, right.at.y) - 4000)).toBeLessThan(60);
    expect([left.heading, right.heading]).toEqual([960, 960]);
    expectTaken(brigade, proposal);
  });

  test('morale.routing: units that may not move stay, with the reason, and the others go', () => {
    const shaken = handOn(
      { south: { a: { at: [40, 20] }, b: { at: [60, 20] } }, north: { enemy: { at: [20, 95] } } },
      (state, { unitOf }) => {
        state.units[unitOf.get('a')!]!.rung = 3;
      },
    );
    const proposal = propose(shaken, 'a b', { place: at(40, 26) });
    expect(movesIn(proposal).map(({ unit }) => unit)).toEqual(['b']);
    expect(proposal.group?.rows.at(-1)).toMatchObject({
      pieces: ['a'],
      role: 'stays',
      cited: { rule: 'morale.routing' },
    });
  });

  test('attack.zone-fire: who draws fire is left for a command of its own; alone it is one command', () => {
    const near = handOn({
      south: { under: { at: [40, 20] }, safe: { at: [110, 20] } },
      north: { enemy: { at: [40, 37] } },
    });
    const proposal = propose(near, 'under safe', { place: at(40, 24) });
    expect(movesIn(proposal).map(({ unit }) => unit)).toEqual(['safe']);
    expect(proposal.group?.rows.at(-1)).toMatchObject({
      pieces: ['under'],
      cited: { rule: 'attack.zone-fire' },
    });
    expectTaken(near, proposal);
    const both = handOn({
      south: { one: { at: [36, 20] }, two: { at: [56, 20] } },
      north: { enemy: { at: [46, 37] } },
    });
    expect(propose(both, 'one two', { place: at(36, 24) }).commands.length).toBeLessThanOrEqual(1);
  });

  test('whatever is dragged or set, all that is proposed is taken as it is', () => {
    const far = fc.integer({ min: -900, max: 900 });
    const value = fc.oneof(
      fc
        .record({ x: far, y: far })
        .map(({ x, y }): GestureValues => ({ place: { x: 6000 + x, y: 2000 + y } })),
      fc
        .record({
          handle: fc.constantFrom('forward', 'slide', 'wheel-left', 'wheel-right', 'about'),
          value: fc.integer({ min: -600, max: 1800 }),
        })
        .map((set): GestureValues => ({ march: [set] })),
      fc.constantFrom('column', 'square', 'line', 'open').map((formation): GestureValues => ({ formation })),
    );
    const pieces = fc.subarray(['middle', 'left', 'right', 'second', 'guns'], { minLength: 2 });
    fc.assert(
      fc.property(pieces, value, fc.boolean(), (chosen, values, keep) => {
        const proposal = propose(brigade, chosen.join(' '), { ...values, keep });
        if (proposal.refusals.length === 0) expectTaken(brigade, proposal);
        expect(brigade.interaction.tasks(gesture(chosen.join(' '), { ...values, keep }))).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test('arms and kinds are offered as groups', () => {
  const titles = brigade.interaction.groups?.map(({ title, pieces }) => `${title} ${pieces.length}`);
  expect(titles).toEqual(['Infantry 4', 'Artillery 1', 'Line infantry 4', 'Guns 1']);
});

test('as last turn: the same steps from where the units stand now; who did not move, or attacked, stays and it says so', () => {
  const { table, state } = brigade;
  const later = { ...state, turn: 2 };
  const rules = tableRules(table);
  const view = rules.view(state, { side: 'south' });
  const march = (unit: string, steps: unknown, target: string | null = null) =>
    ({ command: { kind: 'move', unit, steps, target }, view }) as never;
  const past = [
    march('left', [{ step: 'march', by: 500 }]),
    march('right', [], 'enemy'),
    march('second', [{ step: 'about' }]),
  ];
  const hand = createInteraction(table)(rules.view(later, { side: 'south' }), 'south', () => past);
  const proposal = hand.propose(gesture('left middle right second', { again: true }));
  expect(proposal.refusals).toEqual([]);
  expect(movesIn(proposal).map(({ unit, steps }) => [unit, steps])).toEqual([
    ['left', [{ step: 'march', by: 500 }]],
    ['second', [{ step: 'about' }]],
  ]);
  expect(proposal.group?.rows.filter(({ role }) => role === 'stays').map(({ pieces }) => pieces)).toEqual([
    ['middle'],
    ['right'],
  ]);
  expect(hand.tasks(gesture('left', {})).map(({ id }) => id)).toContain('again');
});
