/** Formations that each arm may adopt (formation.list), for every procedure that names a formation. */
import { choice, derived, type Field, type Mistake } from '@grognard/rules-kit';
import { armOf, type Formation, formations, formationsOf, type Kind, usualFormation } from '../model.ts';

/** Input field of a formation. Its default depends on the arm. */
export function formationField(): Field<Formation, Formation, 'derived'> {
  return derived(choice(formations), 'line; artillery: deployed', 'Formation');
}

/** The formation as given, or the default of the kind. */
export function formationGiven(kind: Kind, given: Formation | undefined): Formation {
  return given ?? usualFormation(armOf(kind));
}

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
