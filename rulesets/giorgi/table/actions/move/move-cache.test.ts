/** Tests that cached moves equal newly plotted ones: in random battles, before every move. */
import { playByChance, SeededRandom } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import type { MarchStep } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { Placement, State } from '../../state/model.ts';
import { chanceBattles, laid } from '../../trial/on-trial.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import { plotMove } from './index.ts';

const random = (name: string) => new SeededRandom(1809, name);

const moves: readonly (readonly MarchStep[])[] = [
  [{ step: 'march', by: 900 }],
  [
    { step: 'wheel', about: 'left', angle: 300 },
    { step: 'march', by: 500 },
  ],
  [{ step: 'form', formation: 'line', files: 0, gap: null }],
];

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
