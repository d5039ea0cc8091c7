/** Fates of units: what a melee, a shot or a flight makes of them, with exact shares. */
import type { FateLook, Forecast, PieceForecast } from '@grognard/engine';
import { fateLooks } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type Chance, fractionOf, oddsOf, percentOfShare, shareOf } from '@grognard/rules-kit';
import type { PairedMelee } from '../actions/melee/index.ts';
import { meleeDice } from '../explain/explain-melee.ts';
import { interactionWordsOf, nameOf, ruleWordsOf } from '../explain/words.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** One way in which a unit may end, with its share. */
export interface Ending {
  readonly fate: FateLook;
  readonly lost: number;
  readonly share: number;
}

export type Endings = Map<UnitIndex, Ending[]>;

export function addEnding(all: Endings, unit: UnitIndex, ending: Ending): void {
  const known = all.get(unit);
  if (known === undefined) all.set(unit, [ending]);
  else known.push(ending);
}

/** What so many points more are for a unit: routed if it has no more. */
export function fateOfLoss(table: Table, state: State, unit: UnitIndex, lost: number): FateLook {
  const left = entryAt(table.units, unit).row.cohesion - entryAt(state.units, unit).lost;
  return lost >= left ? 'routed' : lost > 0 ? 'driven-back' : 'stands';
}

/** Both main units of a melee after its dice, with a share of the whole. */
export function endMelee(
  table: Table,
  state: State,
  melee: PairedMelee,
  share: number,
  before: State,
  all: Endings,
): void {
  const { throwDice } = meleeDice(table, state, melee);
  for (const { outcome, chance } of oddsOf((dice: Chance) => throwDice(dice))) {
    const part = share * shareOf(fractionOf(chance));
    for (const [unit, lost] of [
      [melee.a, outcome.a],
      [melee.b, outcome.b],
    ] as const) {
      const already = entryAt(state.units, unit).lost - entryAt(before.units, unit).lost;
      const fate = fateOfLoss(table, state, unit, lost);
      addEnding(all, unit, {
        fate: fate === 'stands' && already > 0 ? 'driven-back' : fate,
        lost: lost + already,
        share: part,
      });
    }
  }
}

/** The forecast of these endings, own units first. */
export function tellEndings(
  table: Table,
  side: SideIndex,
  all: Endings,
  more: Pick<Forecast, 'why' | 'assumptions'>,
): Forecast | null {
  if (all.size === 0) return null;
  const { forecast } = interactionWordsOf(table);
  const pieces = [...all]
    .sort(([one], [other]) => Number(ownerOf(table, other) === side) - Number(ownerOf(table, one) === side))
    .map(([unit, endings]) => pieceOf(table, unit, endings));
  return {
    fates: fateLooks.map((look) => ({ id: look, title: forecast.fates[look], look })),
    pieces,
    basis: { kind: 'exact' },
    items: [],
    ...more,
  };
}

function ownerOf({ units }: Table, unit: UnitIndex): SideIndex {
  return entryAt(units, unit).side;
}

function pieceOf(table: Table, unit: UnitIndex, endings: readonly Ending[]): PieceForecast {
  const { id, side } = entryAt(table.units, unit);
  const { forecast } = interactionWordsOf(table);
  const { language } = ruleWordsOf(table);
  const average = endings.reduce((sum, { lost, share }) => sum + lost * share, 0);
  const shares = fateLooks.flatMap((fate) => {
    const share = endings.reduce((sum, ending) => sum + (ending.fate === fate ? ending.share : 0), 0);
    return share === 0 ? [] : [{ fate, share, percent: percentOfShare(share, language), p: null }];
  });
  return {
    piece: id,
    name: nameOf(table, unit),
    side: entryAt(table.sides, side).id,
    fates: shares,
    losses: { average, words: forecast.points(average) },
  };
}
