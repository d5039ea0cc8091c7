/** The worked examples of melees and shots, played as positions on the table: the same lines, sums and effects. */
import { describe, expect, it } from 'vitest';
import { examples } from '../../examples/index.ts';
import type { MeleeInput } from '../../rules/melee/input.ts';
import { melee as meleeProcedure } from '../../rules/melee/procedure.ts';
import type { ShootInput } from '../../rules/shooting/input.ts';
import { shoot as shootProcedure } from '../../rules/shooting/procedure.ts';
import { meleeFacts, meleeOf } from '../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../actions/shoot/index.ts';
import { indexIn } from '../testing/battle.ts';
import { type Given, meleePosition, shotPosition } from '../testing/example-positions.ts';

/** Examples that no position shows, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  E78: 'three skirmishers and a unit in support: shoot.test.ts',
  E79: 'five supporters: shoot.test.ts',
  E129: 'who supports on the flank also takes the factor: melee.test.ts',
  E136: 'the further enemy would also support',
  E137: 'the further enemy would also support',
  E138: 'the further enemy would also support',
  E139: 'the further enemy would also support',
  E140: 'the further enemy would also support',
  E179: 'three supporters: melee.test.ts',
  E186: 'the further enemy would also support',
  E187: 'the further enemy would also support',
};

type Facts = Readonly<Record<string, unknown>>;

function told(procedure: 'melee' | 'shoot') {
  return examples.flatMap(({ shows, case: given, answer }) => {
    if (given.procedure !== procedure || !('facts' in answer) || given.id in elsewhere) return [];
    const { facts, lines } = answer;
    const options = 'options' in given ? (given.options as Facts) : {};
    return [{ name: `${given.id} ${shows}`, input: given.input, options, facts, lines }];
  });
}

describe('melees of the ledger', () => {
  it.each(told('melee'))('$name', ({ input, options, facts, lines }) => {
    const { table, state } = meleePosition(input as Given<MeleeInput>, options);
    const fought = meleeOf(table, state, indexIn(table, 'a'), indexIn(table, 'b'));
    expect(fought).not.toBeNull();
    const why: { rule: string; value: number }[] = [];
    const situation = meleeProcedure.situation(table.rules, meleeFacts(table, state, fought!));
    const found = meleeProcedure.facts(meleeProcedure.assess(situation, why as never));
    expect(why).toEqual(lines);
    expect(found).toEqual(facts);
  });
});

describe('shots of the ledger', () => {
  it.each(told('shoot'))('$name', ({ input, options, facts, lines }) => {
    const { table, state, edge } = shotPosition(input as Given<ShootInput>, options);
    const [unit, target] = [indexIn(table, 'a'), indexIn(table, 'b')];
    const why: { rule: string; value: number }[] = [];
    const situation = shootProcedure.situation(
      table.rules,
      shotFacts(firingContextOf(table, state), { unit, edge, target }, []),
    );
    const found = shootProcedure.facts(shootProcedure.assess(situation, why as never));
    expect(why).toEqual(lines);
    expect(found).toEqual(facts);
  });
});
