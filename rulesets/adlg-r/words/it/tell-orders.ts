/** Italian sentences about command, orders, moves and rallies. */
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
  ordinary: 'con un generale ordinario',
  competent: 'con un generale competente',
  brilliant: 'con un generale brillante',
  strategist: 'con uno stratega',
  lost: 'senza generale',
};

export const tellCommand: Telling<CommandCase, { readonly cp: number; readonly free: number }> = {
  case: ({ grade }) => `Un corpo ${commanders[grade.id.slice('command.'.length) as Grade]} è attivato`,
  outcome: ({ cp, free }) => `${cp} PC${free > 0 ? ` e ${counted(free, 'gratuito', 'gratuiti', 'it')}` : ''}`,
  facts: {
    value: 'Valore del generale',
    rangeUd: 'Raggio di comando in UD',
    lightRangeUd: 'Per LI, LH e Drag',
  },
};

const orders: Readonly<Record<OrderKind, string>> = {
  move: 'Movimento',
  charge: 'Carica',
  'support-move': 'Movimento in sostegno',
  'spontaneous-charge': 'Carica spontanea',
  'uncontrolled-charge': 'Carica incontrollata',
  hold: 'Contenimento',
  rally: 'Recupero',
  square: 'Formazione o abbandono del quadrato',
  disengage: 'Disimpegno',
  'leave-zoc': 'Uscita da una ZdC',
};

export const tellOrder: Telling<OrderCase, { readonly cp: number }> = {
  case: ({ input, unit }) => {
    const special = [
      input.headstrong ? 'Impetuosa' : '',
      input.turn ? 'con un quarto o mezzo giro' : '',
      input.frontChange ? 'con un cambio di fronte' : '',
      input.outOfRange ? 'fuori dal raggio di comando' : '',
      input.commanderEngaged ? 'il generale impegnato' : '',
    ].filter((part) => part !== '');
    return [`${orders[input.order]} ${ofUnit(unit)}`, ...special].join(', ');
  },
  outcome: ({ cp }) => `${cp} PC`,
  facts: { cp: 'Punti comando' },
};

const grounds: Readonly<Record<MoveInput['terrain'], string>> = {
  open: 'in terreno aperto',
  brush: 'in sterpaglia',
  field: 'in un campo',
  'enclosed-field': 'in un campo recintato',
  rough: 'in terreno accidentato',
  difficult: 'in terreno difficile',
  impassable: 'in terreno impraticabile',
};

export const tellMove: Telling<Move, { readonly ud: number }> = {
  case: ({ input, unit }) => {
    const whose = unit === null ? 'di un generale da solo' : ofUnit(unit);
    return `Movimento ${whose} ${input.road ? 'lungo una strada' : grounds[input.terrain]}`;
  },
  outcome: ({ ud }) => `${decimal(ud, 'it')} UD`,
  facts: { ud: 'Movimento disponibile in UD' },
};

const places: Readonly<Record<RallyPlace, string>> = {
  far: 'lontano dal nemico',
  near: 'vicino a un nemico',
  melee: 'in mischia',
};

export const tellRally: Telling<Rally, { readonly recovered: number }> = {
  case: ({ input, place, unit }) => {
    const help = [
      input.commander ? 'il suo generale' : '',
      input.rearSupport ? 'un sostegno da tergo' : '',
    ].filter((part) => part !== '');
    return `Tentativo di recupero ${ofUnit(unit)} ${places[place]}${help.length > 0 ? ` con ${listed(help, 'it')}` : ''}`;
  },
  outcome: ({ recovered }) =>
    recovered === 0
      ? 'nessun segnalino tolto'
      : counted(recovered, 'segnalino tolto', 'segnalini tolti', 'it'),
  facts: { need: 'Risultato richiesto', bonus: 'Aggiunto al dado' },
};
