/** Which arm may stand how (formation.list), for every procedure that names a formation. */
import { choice, derived, type Field, type Mistake } from '@grognard/rules-kit';
import { armOf, type Formation, formations, formationsOf, type Kind, usualFormation } from '../model.ts';

/** The field of a formation; the usual one depends on the arm. */
export function formationField(): Field<Formation, Formation, 'derived'> {
  return derived(choice(formations), 'line; artillery: deployed', 'Formation');
}

/** The formation a unit was given, or has by default. */
export function formationGiven(kind: Kind, given: Formation | undefined): Formation {
  return given ?? usualFormation(armOf(kind));
}

/** Whether a unit of this kind can stand so. */
export function canStand(kind: Kind, formation: Formation): boolean {
  return formationsOf[armOf(kind)].includes(formation);
}

/** The mistake of a formation that the arm does not have. */
export function wrongFormation<C>(at: Mistake<C>['at'], when: (situation: C) => boolean): Mistake<C> {
  return {
    code: 'combination',
    at,
    when,
    message:
      'foot stands in line, column, square or open order, horse in line, column or open order, artillery deployed or limbered',
  };
}
