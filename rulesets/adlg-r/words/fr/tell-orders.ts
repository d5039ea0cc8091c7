/** French sentences about command, orders, moves and rallies. */
import { counted, decimal, listed, type Telling } from '@grognard/rules-kit';
import type { Grade } from '../../rules/command/model.ts';
import type { CommandCase } from '../../rules/command/procedure.ts';
import type { Move, MoveInput } from '../../rules/movement/situation.ts';
import type { OrderKind } from '../../rules/orders/input.ts';
import type { OrderCase } from '../../rules/orders/situation.ts';
import type { RallyPlace } from '../../rules/rally/model.ts';
import type { Rally } from '../../rules/rally/situation.ts';
import { ofUnit } from './terms.ts';

const commanders: Readonly<Record<Grade, string>> = {
  ordinary: 'avec un général ordinaire',
  competent: 'avec un général compétent',
  brilliant: 'avec un général brillant',
  strategist: 'avec un stratège',
  lost: 'sans général',
};

export const tellCommand: Telling<CommandCase, { readonly cp: number; readonly free: number }> = {
  case: ({ grade }) => `Un corps ${commanders[grade.id.slice('command.'.length) as Grade]} est activé`,
  outcome: ({ cp, free }) =>
    `${cp}\u00a0PC${free > 0 ? `, plus ${counted(free, 'gratuit', 'gratuits', 'fr')}` : ''}`,
  facts: {
    value: 'Valeur du général',
    rangeUd: 'Portée de commandement en UD',
    lightRangeUd: 'Pour LI, LH et Drag',
  },
};

const orders: Readonly<Record<OrderKind, string>> = {
  move: 'Mouvement',
  charge: 'Charge',
  'support-move': 'Mouvement en soutien',
  'spontaneous-charge': 'Charge spontanée',
  'uncontrolled-charge': 'Charge incontrôlée',
  hold: 'Ordre de retenir',
  rally: 'Ralliement',
  square: 'Formation ou abandon du carré',
  disengage: 'Désengagement',
  'leave-zoc': 'Sortie d’une ZdC',
};

export const tellOrder: Telling<OrderCase, { readonly cp: number }> = {
  case: ({ input, unit }) => {
    const special = [
      input.headstrong ? 'unité impétueuse' : '',
      input.turn ? 'avec un quart de tour ou un demi-tour' : '',
      input.frontChange ? 'avec un changement de front' : '',
      input.outOfRange ? 'hors de portée de commandement' : '',
      input.commanderEngaged ? 'le général engagé' : '',
    ].filter((part) => part !== '');
    return [`${orders[input.order]} ${unit === null ? 'd’une unité' : ofUnit(unit)}`, ...special].join(', ');
  },
  outcome: ({ cp }) => `${cp}\u00a0PC`,
  facts: { cp: 'Points de commandement' },
};

const grounds: Readonly<Record<MoveInput['terrain'], string>> = {
  open: 'en terrain dégagé',
  brush: 'dans des broussailles',
  field: 'dans un champ',
  'enclosed-field': 'dans un champ clos',
  rough: 'en terrain accidenté',
  difficult: 'en terrain difficile',
  impassable: 'en terrain infranchissable',
};

export const tellMove: Telling<Move, { readonly ud: number }> = {
  case: ({ input, unit }) => {
    const who = unit === null ? 'd’un général seul' : ofUnit(unit);
    return `Mouvement ${who} ${input.road ? 'le long d’une route' : grounds[input.terrain]}`;
  },
  outcome: ({ ud }) => `${decimal(ud, 'fr')}\u00a0UD`,
  facts: { ud: 'Mouvement possible en UD' },
};

const places: Readonly<Record<RallyPlace, string>> = {
  far: 'loin de l’ennemi',
  near: 'près d’un ennemi',
  melee: 'en mêlée',
};

export const tellRally: Telling<Rally, { readonly recovered: number }> = {
  case: ({ input, place, unit }) => {
    const help = [input.commander ? 'son général' : '', input.rearSupport ? 'un soutien arrière' : ''].filter(
      (part) => part !== '',
    );
    const whose = unit === null ? 'd’une unité' : ofUnit(unit);
    return `Tentative de ralliement ${whose} ${places[place]}${help.length > 0 ? ` avec ${listed(help, 'fr')}` : ''}`;
  },
  outcome: ({ recovered }) =>
    recovered === 0
      ? 'aucun marqueur retiré'
      : counted(recovered, 'marqueur retiré', 'marqueurs retirés', 'fr'),
  facts: { need: 'Nombre à atteindre', bonus: 'Ajouté au dé' },
};
