/** Random presses, moves, keys and answers in any order: nothing is submitted without a confirmation, and no pointer is left behind. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PointerKind } from './events.ts';
import { type GestureState, isProposalCurrent } from './state.ts';
import type { GestureStep } from './step.ts';
import { skirmish } from './testing/samples.ts';
import type { TestPlayer } from './testing/test-player.ts';

const groups = [
  { key: 1, isKind: false, pieces: ['ben', 'col'] },
  { key: null, isKind: true, pieces: ['ann', 'ben'] },
];

type Act = (player: TestPlayer) => void;

const kinds: readonly PointerKind[] = ['mouse', 'touch', 'touch', 'pen'];
/** Places on pieces, beside them and on the ground. */
const spots: readonly (readonly [number, number])[] = [
  [200, 200],
  [205, 203],
  [240, 200],
  [230, 190],
  [600, 600],
  [900, 200],
  [400, 400],
  [700, 100],
];

const spot = fc.constantFrom(...spots);
/** Each pointer is of one kind, as in a browser. */
const pointer = fc.constantFrom(0, 1, 2, 3, 4);
const kindOf = (id: number): PointerKind => kinds[id] ?? 'touch';

const pointerAct: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom('down', 'move', 'up'), pointer, spot, fc.boolean(), fc.constantFrom(5, 600))
  .map(
    ([act, id, [x, y], extend, after]) =>
      (player: TestPlayer) =>
        player[act](id, x, y, { by: kindOf(id), extend, after }),
  );
const cancelAct: fc.Arbitrary<Act> = pointer.map((id) => (player: TestPlayer) => player.cancel(id));
const holdAct: fc.Arbitrary<Act> = pointer.map((id) => (player: TestPlayer) => player.hold(id));
const leaveAct: fc.Arbitrary<Act> = pointer.map(
  (id) => (player: TestPlayer) => void player.send({ kind: 'pointer-leave', pointer: id }),
);
const keyAct: fc.Arbitrary<Act> = fc
  .constantFrom('n', 'p', 't', 'a', 'k', 'N', 'P', '1', '!', 'Escape', 'ArrowLeft', 'ArrowUp', '+', '0')
  .map((key) => (player: TestPlayer) => {
    const isDigit = key === '1' || key === '!';
    player.key(key, isDigit ? { digit: 1, shift: key === '!' } : {});
  });
const leaveOutAct: fc.Arbitrary<Act> = fc
  .constantFrom('ann', 'ben', 'col')
  .map((piece) => (player: TestPlayer) => void player.send({ kind: 'leave-out', pieces: [piece] }));
const answerAct: fc.Arbitrary<Act> = fc
  .tuple(fc.nat({ max: 5 }), fc.constantFrom('answer', 'answer', 'answer', 'fail'))
  .map(([n, act]) => (player: TestPlayer) => {
    const asked = player.open[n];
    if (asked !== undefined) player[act](asked);
  });
const toolAct: fc.Arbitrary<Act> = fc
  .constantFrom('orders', 'orders', 'select', 'measure', 'reach')
  .map((tool) => (player: TestPlayer) => void player.send({ kind: 'choose-tool', tool }));
/** Whole gestures, so that there is often a draft. */
const wholeAct: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom('tap', 'drag'), spot, spot)
  .map(([act, from, to]) => (player: TestPlayer) => {
    if (act === 'tap') player.tap(...from);
    else player.drag(from, to);
  });
const answerAllAct: fc.Arbitrary<Act> = fc.constant((player) => player.answerAll());
const confirmAct: fc.Arbitrary<Act> = fc.constant((player) => void player.send({ kind: 'confirm' }));

const harmless = fc.oneof(
  { weight: 12, arbitrary: pointerAct },
  { weight: 2, arbitrary: cancelAct },
  { weight: 3, arbitrary: holdAct },
  { weight: 1, arbitrary: leaveAct },
  { weight: 4, arbitrary: keyAct },
  { weight: 1, arbitrary: leaveOutAct },
  { weight: 8, arbitrary: answerAct },
  { weight: 1, arbitrary: toolAct },
  { weight: 4, arbitrary: wholeAct },
  { weight: 2, arbitrary: answerAllAct },
);

/** Mostly whole gestures and released pointers, so that there is often something to confirm. */
const confirming = fc.oneof(
  { weight: 3, arbitrary: harmless },
  { weight: 6, arbitrary: wholeAct },
  { weight: 6, arbitrary: answerAct },
  { weight: 3, arbitrary: answerAllAct },
  { weight: 5, arbitrary: confirmAct },
  { weight: 3, arbitrary: fc.constant(liftAll) },
);

function liftAll(player: TestPlayer): void {
  for (const id of [0, 1, 2, 3, 4]) player.cancel(id);
  player.send({ kind: 'choose-tool', tool: 'orders' });
}

function isDown(player: TestPlayer, id: number): boolean {
  return player.state.pointers.some((each) => each.id === id);
}

/** Pointers that take part in the current gesture. */
function pointersIn({ state: { doing } }: TestPlayer): readonly number[] {
  if (doing.kind === 'pinching') return doing.pointers;
  return 'pointer' in doing ? [doing.pointer] : [];
}

function expectNoLeak(player: TestPlayer): void {
  const { pointers, ignored, doing, requests } = player.state;
  const ids = [...pointers.map(({ id }) => id), ...ignored];
  expect(new Set(ids).size).toBe(ids.length);
  expect(pointersIn(player).every((id) => isDown(player, id))).toBe(true);
  expect(doing.kind === 'idle').toBe(pointers.length === 0);
  expect(player.count('ask-proposal')).toBeLessThanOrEqual(1);
  expect(player.open.some(({ kind }) => kind === 'ask-proposal')).toBe(requests.proposal !== null);
}

it('without a confirmation nothing is given; all pointers up is idle', () => {
  fc.assert(
    fc.property(fc.array(harmless, { maxLength: 60 }), (acts) => {
      const player = skirmish({ groups });
      for (const act of acts) {
        act(player);
        expectNoLeak(player);
      }
      for (const id of [0, 1, 2, 3, 4]) player.up(id, 500, 500, { by: kindOf(id) });
      player.answerAll();
      expect(player.state).toMatchObject({ doing: { kind: 'idle' }, pointers: [], ignored: [] });
      expect(player.state.draft.isMoving).toBe(false);
      expect(player.submitted).toEqual([]);
      // Whatever was done, the box can be put away and nothing be left in hand.
      player.send({ kind: 'choose-tool', tool: 'orders' });
      for (let n = 0; n < 3; n++) player.key('Escape');
      expect(player.state.draft).toMatchObject({ selection: [], values: null });
      expect(player.submitted).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

/** Whether only confirmations wait behind a confirmation. */
function isConfirmLast({ deferred }: GestureState): boolean {
  const first = deferred.findIndex(({ kind }) => kind === 'confirm');
  return first === -1 || deferred.slice(first).every(({ kind }) => kind === 'confirm');
}

it('with confirmations, only the newest proposal of what is drafted is given', () => {
  let given = 0;
  const look = (before: GestureState, { state: { draft }, intentions }: GestureStep) => {
    for (const intention of intentions) {
      if (intention.kind !== 'submit') continue;
      given++;
      expect(intention.commands).toEqual(draft.proposal?.commands);
      // A step deferred behind the confirmation changes the draft right after it.
      if (!isConfirmLast(before)) continue;
      expect(intention.commands).toEqual([{ kind: 'order', pieces: draft.selection, values: draft.values }]);
      expect(isProposalCurrent(draft)).toBe(true);
    }
  };
  fc.assert(
    fc.property(fc.array(confirming, { minLength: 20, maxLength: 60 }), (acts) => {
      const player = skirmish({ groups });
      player.onStep = look;
      for (const act of acts) act(player);
    }),
    { numRuns: 400 },
  );
  expect(given).toBeGreaterThan(400);
});

it('the same events give the same state and the same intentions, and change no state that was before', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(harmless, confirmAct), { maxLength: 40 }), (acts) => {
      const [one, other] = [skirmish({ groups }), skirmish({ groups })];
      for (const act of acts) {
        const before = one.state;
        const copy = structuredClone(before);
        act(one);
        act(other);
        expect(before).toEqual(copy);
      }
      expect(other.state).toEqual(one.state);
      expect(other.done).toEqual(one.done);
    }),
    { numRuns: 100 },
  );
});
