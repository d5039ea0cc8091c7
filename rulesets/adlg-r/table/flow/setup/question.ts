/** What is asked in the set-up, and of whom. Null where dice or nothing but the course go on. */
import { entryAt } from '@grognard/lists';
import {
  corpsToDeploy,
  hasCampToPlace,
  hasWorksToLay,
  isOfUse,
  markersLeft,
} from '../../actions/setup/index.ts';
import type { State, Table } from '../../state/model.ts';
import type { SetupState } from '../../state/setup.ts';
import type { SetupQuestion } from '../../state/setup-part.ts';

export function questionOfSetup(table: Table, state: State, setup: SetupState): SetupQuestion | null {
  const { step, side, inHand, replaces, die, extras } = setup;
  switch (step) {
    case 'initiative':
    case 'role':
    case 'region':
    case 'pieces':
    case 'plan':
      return { phase: step, side };
    case 'laying':
      if (replaces !== null) return { phase: 'replace', side: replaces };
      return inHand === null ? null : { phase: 'lay', side: inHand.piece.owner };
    case 'adjusting':
      return die !== null && (isOfUse(die) || entryAt(extras, side) > 0) ? { phase: 'adjust', side } : null;
    case 'camps':
      if (hasCampToPlace(table, state, side)) return { phase: 'camp', side };
      return hasWorksToLay(table, state, side) ? { phase: 'works', side } : null;
    case 'markers':
      return markersLeft(state, side).length > 0 ? { phase: 'markers', side } : null;
    case 'corps':
      return corpsToDeploy(table, state, side).length > 0 ? { phase: 'deploy', side } : null;
  }
}
