/** Expected results of one bout between two figures, by exact odds, cached for each pair of kinds. */

import { entryAt } from '@grognard/lists';
import { asFractions, check, oddsOf, Problem, shareOf } from '@grognard/rules-kit';
import type { Rules } from '../../../model.ts';
import { bout } from '../../../rules/melee/bout.ts';
import { boutInput } from '../../../rules/melee/input.ts';
import { boutSituation } from '../../../rules/melee/situation.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';

/** Chances in hundredths. */
export interface ExpectedBout {
  readonly kills: number;
  readonly dies: number;
}

const none: ExpectedBout = { kills: 0, dies: 0 };

/** Looks up the bout of one figure with another. */
export type Bouts = (
  state: State,
  one: FigureIndex,
  other: FigureIndex,
  charges: 'charges' | 'walks',
) => ExpectedBout;

export function makeBouts(table: Table): Bouts {
  const known = new Map<string, ExpectedBout>();
  return (state, one, other, charges) => {
    const a = fighter(entryAt(table.roster, one), state, charges === 'charges');
    const b = fighter(entryAt(table.roster, other), state, false);
    const key = `${a.key}|${b.key}`;
    let found = known.get(key);
    if (found === undefined) {
      found = workOut(table.rules, a.input, b.input);
      known.set(key, found);
    }
    return found;
  };
}

type BlowInput = Readonly<Record<string, string | number | boolean>>;

function fighter(
  figure: Figure,
  state: State,
  charging: boolean,
): { readonly key: string; readonly input: BlowInput } {
  const { mounted } = entryAt(state.figures, figure.index);
  const weapon = figure.weapons[0] ?? 'bare-hands';
  const troop = mounted ? figure.troop : 'foot';
  const cavalry = troop === 'light-cavalry' || troop === 'heavy-cavalry';
  const input: BlowInput = {
    class: figure.class,
    armour: figure.armour,
    weapon,
    troop,
    ...(charging && cavalry ? { charging: 'direct' } : {}),
  };
  return { key: `${figure.class}${figure.armour}${weapon}${troop}${charging}`, input };
}

function workOut(rules: Rules, a: BlowInput, b: BlowInput): ExpectedBout {
  const read = check(boutInput, { a, b });
  if (read instanceof Problem) return none;
  const situation = boutSituation(rules, read as Parameters<typeof boutSituation>[1]);
  const assessed = bout.assess(situation, null);
  let kills = 0;
  let dies = 0;
  for (const { p, outcome } of asFractions(oddsOf((chance) => bout.roll(assessed, chance)))) {
    if (outcome.b === 'killed') kills += 100 * shareOf(p);
    if (outcome.a === 'killed') dies += 100 * shareOf(p);
  }
  return { kills, dies };
}
