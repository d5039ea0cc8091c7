/** Tests that cached moves equal newly plotted ones: in random battles, before every move. */
import { playByChance, SeededRandom } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import type { MarchStep } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { Placement, State } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { chanceBattles, laid } from '../../trial/on-trial.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import { plotIfLegal, plotMove } from './index.ts';

const random = (name: string) => new SeededRandom(1809, name);

const moves: readonly (readonly MarchStep[])[] = [
  [{ step: 'march', by: 900 }],
  [
    { step: 'wheel', about: 'left', angle: 300 },
    { step: 'march', by: 500 },
  ],
  [{ step: 'form', formation: 'line', files: 0, gap: null }],
  [
    { step: 'form', formation: 'column', files: 0, gap: null },
    { step: 'march', by: 700 },
  ],
];

/** From far within a move to far beyond it, for every kind of unit. */
const lengths = Array.from({ length: 40 }, (_, n): readonly MarchStep[] => [
  { step: 'wheel', about: 'right', angle: 60 },
  { step: 'march', by: 200 + 90 * n },
]);

/** A state with new placement objects, unknown to any cache. */
function unseen(state: State): State {
  const copy = copyState(state);
  for (const unit of copy.units) unit.stands = { ...unit.stands } satisfies Placement;
  return copy;
}

it.each([2, 5, 9])(
  'who stays is told the same as if he were asked for the first time, in battle %i',
  (battle) => {
    const [trial] = chanceBattles(battle, 1, { random, rules: 'passed over' });
    const table = laid(randomBattle(random(`battle by chance ${battle}`)));
    const ended = playByChance(trial!, 8, ({ state }) => {
      const now = state as State;
      const anew = unseen(now);
      const on = table.units.filter(({ index }) => now.units[index]!.status === 'on');
      return on.flatMap(({ index, id }) =>
        moves.flatMap((steps, n) => {
          const told = JSON.stringify(plotMove(table, now, index, steps));
          return told === JSON.stringify(plotMove(table, anew, index, steps)) ? [] : [`move ${n} of ${id}`];
        }),
      );
    });
    expect(ended).toBeTypeOf('number');
  },
);

it.each([4, 7])(
  'who asks for a legal move alone gets the move itself, and spares nobody an objection, in battle %i',
  (battle) => {
    const [trial] = chanceBattles(battle, 1, { random, rules: 'passed over' });
    const table = laid(randomBattle(random(`battle by chance ${battle}`)));
    let refused = 0;
    const ended = playByChance(trial!, 8, ({ state }) => {
      const now = unseen(state as State);
      const anew = unseen(now);
      const on = table.units.filter(({ index }) => now.units[index]!.status === 'on');
      return on.flatMap(({ index, id }) =>
        [...moves, ...lengths].flatMap((steps, n) => {
          const legal = plotIfLegal(table, now, index, steps);
          const told = plotMove(table, now, index, steps);
          const whole = plotMove(table, anew, index, steps);
          if (isRefused(whole)) refused++;
          const isSame =
            JSON.stringify(told) === JSON.stringify(whole) &&
            JSON.stringify(legal) === JSON.stringify(isRefused(whole) ? null : whole);
          return isSame ? [] : [`move ${n} of ${id}`];
        }),
      );
    });
    expect(ended).toBeTypeOf('number');
    expect(refused).toBeGreaterThan(50);
  },
);
