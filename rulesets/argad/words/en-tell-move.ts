/** English sentences for a move. */
import { capital, listed, type Telling } from '@grognard/rules-kit';
import type { MoveSituation } from '../rules/move/situation.ts';
import type { MoveOutcome } from '../rules/move/slowing.ts';
import { gearNames, groundNames, moverNames } from './en-terms.ts';

function who({ input, kind, onFoot, mounted }: MoveSituation): string {
  const name = moverNames[input.troop];
  if (kind === 'foot')
    return `${input.troop === 'foot' ? 'foot' : `dismounted ${name}`}, ${gearNames[input.gear]},`;
  if (onFoot) return `dismounted ${name}`;
  return mounted && kind === 'mounted-infantry' ? `${name} on ${horseOf(input.horse)}` : name;
}

function horseOf(horse: string = 'military'): string {
  return `${horse} horses`;
}

function how({ input, closeOrder }: MoveSituation): string {
  const formed = closeOrder
    ? ` in close order, ${input.files ?? 1} abreast${input.direction === 'forward' ? '' : `, ${input.direction}`}${input.intoContact ? ', into contact' : ''}`
    : '';
  const loaded =
    input.load === 'none' ? '' : ` with a ${input.load === 'heavy' ? 'heavy' : 'very heavy'} load`;
  return `${input.pace === 'crouch' ? ' crouched' : ''}${formed}${loaded}`;
}

function where({ input, swims, boat }: MoveSituation): string {
  if (input.room) return ' into the next room';
  const touched = [...new Set(input.ground)].filter((ground) => ground !== 'open');
  const over =
    touched.length === 0
      ? swims || boat
        ? ' over open water'
        : ' over open ground'
      : ` through ${listed(touched.map((ground) => groundNames[ground]))}`;
  return `${over}${input.atHome ? ' where they are at home' : ''}`;
}

export const tellMove: Telling<MoveSituation, MoveOutcome> = {
  case: (move) => {
    const name = who(move);
    const single = move.swims || move.boat;
    return capital(`${name} ${single ? 'moves' : 'move'}${how(move)}${where(move)}`);
  },
  outcome: ({ cm, blocked }) => (blocked ? 'blocked' : `${cm} cm`),
  facts: { allowance: 'Allowance (cm)', terrain: 'Ground', dice: 'Slowing dice', rooms: 'Rooms' },
};
