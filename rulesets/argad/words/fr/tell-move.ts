/** French sentences for a move. */
import { capital, decimal, listed, type Telling } from '@grognard/rules-kit';
import type { MoveSituation } from '../../rules/move/situation.ts';
import type { MoveOutcome } from '../../rules/move/slowing.ts';
import { gearNames, groundPlaces, moverNames } from './terms.ts';

const horses: Readonly<Record<string, string>> = {
  military: 'chevaux militaires',
  fast: 'chevaux rapides',
  farm: 'chevaux de ferme',
  draught: 'chevaux de trait',
};

const dismounted: Readonly<Record<string, string>> = {
  'light-cavalry': 'de la cavalerie légère démontée',
  'heavy-cavalry': 'de la cavalerie lourde démontée',
  'mounted-infantry': 'de l’infanterie montée à pied',
};

const directions = { forward: '', backwards: ', à reculons', sideways: ', de côté' } as const;

function who({ input, kind, onFoot, mounted }: MoveSituation): string {
  const name = moverNames[input.troop];
  if (input.troop === 'foot' && input.gear === 'child') return 'des enfants';
  if (kind === 'foot')
    return `${input.troop === 'foot' ? name : (dismounted[input.troop] ?? name)}, ${gearNames[input.gear]},`;
  if (onFoot) return dismounted[input.troop] ?? name;
  return mounted && kind === 'mounted-infantry' ? `${name} sur ${horses[input.horse ?? 'military']}` : name;
}

function how({ input, closeOrder }: MoveSituation): string {
  const formed = closeOrder
    ? ` en ordre serré, ${input.files ?? 1} de front${directions[input.direction]}${input.intoContact ? ', jusqu’au contact' : ''}`
    : '';
  const loaded = { none: '', heavy: ' avec une charge lourde', 'very-heavy': ' avec une charge très lourde' }[
    input.load
  ];
  return `${input.pace === 'crouch' ? ' accroupis' : ''}${formed}${loaded}`;
}

function where({ input, swims, boat }: MoveSituation): string {
  if (input.room) return ' jusque dans la pièce voisine';
  const touched = [...new Set(input.ground)].filter((ground) => ground !== 'open');
  const over =
    touched.length === 0
      ? swims || boat
        ? ' en eau libre'
        : ' en terrain dégagé'
      : ` ${listed(
          touched.map((ground) => groundPlaces[ground]),
          'fr',
        )}`;
  return `${over}${input.atHome ? ', en terrain familier' : ''}`;
}

export const tellMove: Telling<MoveSituation, MoveOutcome> = {
  case: (move) => {
    const several = move.input.troop === 'foot';
    return capital(`${who(move)} ${several ? 'avancent' : 'avance'}${how(move)}${where(move)}`);
  },
  outcome: ({ cm, blocked }) => (blocked ? 'blocage' : `${decimal(cm, 'fr')}\u00a0cm`),
  facts: {
    allowance: 'Mouvement possible en cm',
    terrain: 'Terrain',
    dice: 'Dés de ralentissement',
    rooms: 'Pièces',
  },
};
