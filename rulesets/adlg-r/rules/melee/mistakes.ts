/** Mistakes of a melee: inputs that contradict themselves. */
import type { Mistake } from '@grognard/rules-kit';
import { armourMistake, unfit } from '../unit-input.ts';
import { type AbilityField, abilityFor, mostSupports } from './input.ts';
import type { Melee, Side, SideName } from './model.ts';

const abilityFields = Object.keys(abilityFor) as readonly AbilityField[];

function isAllRound({ row, input, rules }: Side): boolean {
  return row.category === 'WWg' || (input.square && rules.squareEdges);
}

function abilityMistake(name: SideName, field: AbilityField): Mistake<Melee> {
  const fit: readonly string[] = abilityFor[field];
  return unfit(
    `input.${name}.${field}`,
    ({ [name]: { input, row } }) => input[field] === true && !fit.includes(row.category),
    `${field} is for ${fit.join(', ')} only`,
  );
}

function ofSide(name: SideName): readonly Mistake<Melee>[] {
  const at = (field: string) => `input.${name}.${field}`;
  return [
    armourMistake(at('armour'), ({ [name]: side }) => side),
    {
      code: 'value',
      at: at('lost'),
      when: ({ [name]: { input, row } }) => input.lost >= row.cohesion,
      message: 'a unit in melee has at least one cohesion point left',
    },
    ...abilityFields.map((field) => abilityMistake(name, field)),
    unfit(
      at('square'),
      ({ [name]: { input, row } }) => input.square && !row.square,
      'these units do not form square',
    ),
    unfit(
      at('uncontrolled'),
      ({ [name]: { input, charged } }) => input.uncontrolled && !charged,
      'only the unit that charged can have charged uncontrolled',
    ),
    unfit(
      at('struck'),
      ({ [name]: side }) => side.input.struck !== 'front' && isAllRound(side),
      'this unit has no flank and no rear: all its edges are front',
    ),
    unfit(
      at('flanked'),
      ({ [name]: side }) => side.input.flanked !== 'none' && isAllRound(side),
      'this unit has no flank and no rear: all its edges are front',
    ),
    unfit(
      at('flankedNow'),
      ({ [name]: { input } }) => input.flankedNow && input.flanked === 'none',
      'there is no further enemy on its flank or rear',
    ),
    unfit(
      at('meleeSupports'),
      ({ [name]: { input } }) => input.simpleSupports + input.meleeSupports.length > mostSupports,
      `at most ${mostSupports} units support one side`,
    ),
  ];
}

export const meleeMistakes: readonly Mistake<Melee>[] = [
  ...ofSide('a'),
  ...ofSide('b'),
  unfit(
    'input.b.ground',
    ({ a, b }) => a.input.ground !== 'level' && b.input.ground !== 'level',
    'only one of the two can have the advantage of ground',
  ),
  unfit(
    'input.b.works',
    ({ a, b }) => a.input.works !== 'none' && b.input.works !== 'none',
    'only one of the two stands behind works',
  ),
  unfit(
    'input.b.struck',
    ({ a, b }) => a.input.struck !== 'front' && b.input.struck !== 'front',
    'one of the two fights with its front',
  ),
];
