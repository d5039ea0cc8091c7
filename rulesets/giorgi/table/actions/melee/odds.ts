/** Exact odds of a melee, for computer players and previews. */
import { listBy } from '@grognard/lists';
import { type Line, oddsOf, type WeightedOutcome } from '@grognard/rules-kit';
import type { ChartCell } from '../../../model.ts';
import { melee as onChart } from '../../../rules/melee/procedure.ts';
import { meleeOf } from '../../../rules/melee/situation.ts';
import { type SquareOutcome, square } from '../../../rules/melee/square.ts';
import { unitIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Clash, MeleeToFight, Placement, State, Table } from '../../state/model.ts';
import { meleeFacts, squareFacts } from './facts.ts';
import { meleesIn } from './groups.ts';

/** A melee added up, with the odds of its results. */
export type MeleeAssessment =
  | {
      readonly kind: 'chart';
      readonly attack: number;
      readonly defence: number;
      readonly column: number;
      readonly why: readonly Line[];
      readonly odds: readonly WeightedOutcome<ChartCell>[];
    }
  | {
      readonly kind: 'square';
      readonly why: readonly Line[];
      readonly odds: readonly WeightedOutcome<SquareOutcome>[];
    };

/** Assesses a melee as it stands. Null if it is fought without dice (skirmish.no-dice). */
export function weighMelee(table: Table, state: State, melee: MeleeToFight): MeleeAssessment | null {
  const why: Line[] = [];
  switch (melee.kind) {
    case 'skirmish':
      return null;
    case 'square': {
      const onset = square.assess(squareFacts(table, state, melee), why);
      return { kind: 'square', why, odds: oddsOf((chance) => square.roll(onset, chance)) };
    }
    case 'chart':
    case 'house': {
      const clash = onChart.assess(meleeOf(table.rules, meleeFacts(table, state, melee)), why);
      const { attack, defence, column } = clash;
      return {
        kind: 'chart',
        attack,
        defence,
        column,
        why,
        odds: oddsOf((chance) => onChart.roll(clash, chance)),
      };
    }
  }
}

/** A unit in a hypothetical placement and contact. */
export interface Thought {
  readonly stands: ReadonlyMap<UnitIndex, Placement>;
  readonly clashes: readonly Clash[];
}

/** The melee of a unit in the hypothetical placements, or null if it would be in none. */
export function meleeIf(
  table: Table,
  state: State,
  unit: UnitIndex,
  { stands, clashes }: Thought,
): { readonly state: State; readonly melee: MeleeToFight } | null {
  const units = state.units.map((now, index) => {
    const thought = stands.get(index);
    return thought === undefined ? now : unitIf(now, thought);
  });
  const imagined: State = { ...state, units: listBy(units), clashes: [...state.clashes, ...clashes] };
  const melee = meleesIn(table, imagined).find(
    ({ attackers, defenders }) => attackers.includes(unit) || defenders.includes(unit),
  );
  return melee === undefined ? null : { state: imagined, melee };
}
