/** Italian sentences for a move. */
import { capital, counted, decimal, listed, type Telling } from '@grognard/rules-kit';
import type { MoveSituation } from '../../rules/move/situation.ts';
import type { MoveOutcome } from '../../rules/move/slowing.ts';
import { gearNames, groundNames, moverNames } from './terms.ts';

const horses: Readonly<Record<string, string>> = {
  military: 'cavalli militari',
  fast: 'cavalli veloci',
  farm: 'cavalli da lavoro',
  draught: 'cavalli da tiro',
};

const directions = { forward: '', backwards: ', all’indietro', sideways: ', di lato' } as const;

function who({ input, kind, onFoot, mounted }: MoveSituation): string {
  const name = moverNames[input.troop];
  if (kind === 'foot')
    return `${input.troop === 'foot' ? name : `${name} smontata`}, ${gearNames[input.gear]},`;
  if (onFoot) return `${name} smontata`;
  return mounted && kind === 'mounted-infantry' ? `${name} su ${horses[input.horse ?? 'military']}` : name;
}

function how({ input, closeOrder }: MoveSituation): string {
  const formed = closeOrder
    ? ` in ordine chiuso, su ${counted(input.files ?? 1, 'fila', 'file', 'it')}${directions[input.direction]}${input.intoContact ? ', fino al contatto' : ''}`
    : '';
  const loaded = { none: '', heavy: ' con un carico pesante', 'very-heavy': ' con un carico molto pesante' }[
    input.load
  ];
  return `${input.pace === 'crouch' ? ' carponi' : ''}${formed}${loaded}`;
}

function where({ input, swims, boat }: MoveSituation): string {
  if (input.room) return ' fin nella stanza accanto';
  const touched = [...new Set(input.ground)].filter((ground) => ground !== 'open');
  const over =
    touched.length === 0
      ? swims || boat
        ? ' in acqua libera'
        : ' in terreno aperto'
      : ` attraverso ${listed(
          touched.map((ground) => groundNames[ground]),
          'it',
        )}`;
  return `${over}${input.atHome ? ', che conosce il terreno' : ''}`;
}

export const tellMove: Telling<MoveSituation, MoveOutcome> = {
  case: (move) => capital(`${who(move)} avanza${how(move)}${where(move)}`),
  outcome: ({ cm, blocked }) => (blocked ? 'movimento bloccato' : `${decimal(cm, 'it')} cm`),
  facts: {
    allowance: 'Movimento in cm',
    terrain: 'Classe di terreno',
    dice: 'Dadi di rallentamento',
    rooms: 'Stanze',
  },
};
