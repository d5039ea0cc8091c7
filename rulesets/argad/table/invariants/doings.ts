/** Invariants of what figures do, event by event. For tests only. */

import { entryAt, none } from '@grognard/lists';
import { areEnemies } from '../bodies/contacts.ts';
import type { ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { nameOf, type Watch } from './step.ts';

/** Events that need the acting or affected figure alive and on the table. */
const needsLife = [
  'moved',
  'postureTaken',
  'mounted',
  'dismounted',
  'boarded',
  'wentAshore',
  'took',
  'dropped',
  'charged',
  'shot',
  'struck',
  'recoiled',
  'stoodFast',
  'gaveWay',
  'steppedUp',
  'wounded',
  'fell',
  'left',
  'reloaded',
  'soaked',
];

/** Dead and departed figures do nothing more. */
const theDead: Watch =
  ({ table }) =>
  (event, now) => {
    if (!needsLife.includes(event.kind) || !('figure' in event) || event.figure === null) return null;
    const { status } = entryAt(now.figures, event.figure);
    // A shot fired on the way to the edge, with any load dropped, is resolved once the figure is over it (`turn.shot-moving`).
    const onTheWay = event.kind === 'dropped' || (event.kind === 'shot' && event.moment === 'moving');
    if (onTheWay && status === 'gone') return null;
    return status === 'on' ? null : `${nameOf(table, event.figure)} is ${status} and ${event.kind}`;
  };

const acts = ['charged', 'shot', 'struck', 'reloaded', 'took', 'mounted', 'steppedUp', 'ordered'];

const captives: Watch =
  ({ table }) =>
  (event) => {
    if (!acts.includes(event.kind) || !('figure' in event) || event.figure === null) return null;
    return entryAt(table.roster, event.figure).captive
      ? `${nameOf(table, event.figure)}, a prisoner, ${event.kind}`
      : null;
  };

/** Whether any throw of the dice can hit (`turn.target-lost`). At a group one of several dice has a bonus. */
function hasChance({ rules }: Table, { firearm, need, modifier }: ArgadEventOf<'shot'>): boolean {
  const { dice, bands } = rules.shoot.firearms[firearm];
  const bonus = dice === null ? 0 : 1;
  return bands.some((band) => band.need === need) && need - modifier - bonus <= rules.shoot.highest;
}

/** One loaded shot a turn, with the figure's own firearm, at an enemy, not from the water (`shoot.one-shot`), and with some chance. */
const shots: Watch = ({ table }) => {
  const done: FigureIndex[] = [];
  return (event, now) => {
    if (event.kind !== 'shot') return null;
    const { figure, target, firearm, weapon } = event;
    const who = nameOf(table, figure);
    if (done.includes(figure)) return `${who} shoots twice in a turn`;
    done.push(figure);
    const { loaded, swimming } = entryAt(now.figures, figure);
    if (entryAt(table.roster, figure).firearms[weapon] !== firearm) return `${who} has no such ${firearm}`;
    // A shot on the move was fired before water spoilt the powder (`turn.shot-moving`).
    const dry = event.moment === 'moving' && swimming;
    if ((loaded & (1 << weapon)) === 0 && !dry) return `${who} fires an empty ${firearm}`;
    if (swimming && !dry) return `${who} shoots in the water`;
    if (!hasChance(table, event)) return `${who} wastes his load`;
    return areEnemies(table, figure, target) ? null : `${who} shoots at ${nameOf(table, target)}, no enemy`;
  };
};

/** One blow a turn, at an enemy (`melee.who`). */
const blows: Watch = ({ table }) => {
  const done: FigureIndex[] = [];
  return (event, now) => {
    if (event.kind !== 'struck') return null;
    const { figure, victim, natural } = event;
    const who = nameOf(table, figure);
    if (done.includes(figure) && table.options['turn.leave'] === 'free')
      return `${who} strikes twice in a turn`;
    done.push(figure);
    if (natural < 1 || natural > table.rules.melee.highest) return `${who} throws ${natural}`;
    if (entryAt(now.figures, victim).status !== 'on')
      return `${who} strikes ${nameOf(table, victim)}, who is not there`;
    return areEnemies(table, figure, victim) ? null : `${who} strikes ${nameOf(table, victim)}, no enemy`;
  };
};

/** Only a standing figure fires a musket (`weapon.musket`). */
const standing: Watch = ({ table }) => {
  const moved: FigureIndex[] = [];
  const fired: FigureIndex[] = [];
  return (event, now) => {
    if (event.kind === 'moved' && entryAt(now.figures, event.figure).vessel === none)
      moved.push(event.figure);
    if (event.kind === 'shot' && table.rules.shoot.firearms[event.firearm].fires === 'immobile-on-foot')
      fired.push(event.figure);
    const both = moved.find((figure) => fired.includes(figure));
    return both === undefined ? null : `${nameOf(table, both)} moves and fires what needs a steady stand`;
  };
};

/** A figure that reloads neither moves nor shoots in that turn (`weapon.reload`). */
const reloads: Watch = ({ table }) => {
  const busy: FigureIndex[] = [];
  return (event) => {
    if (event.kind === 'shot' || event.kind === 'moved') busy.push(event.figure);
    if (event.kind !== 'reloaded') return null;
    const { figure, weapon } = event;
    if (entryAt(table.roster, figure).firearms[weapon] === undefined)
      return `${nameOf(table, figure)} reloads nothing`;
    return busy.includes(figure) ? `${nameOf(table, figure)} reloads and moves or shoots` : null;
  };
};

/** A side orders only its own figures. */
const ownOrders: Watch =
  ({ table, side }) =>
  (event) => {
    if (event.kind !== 'ordered' && event.kind !== 'placed') return null;
    const owner = entryAt(table.sides, entryAt(table.roster, event.figure).side).id;
    return owner === side ? null : `${side} orders ${nameOf(table, event.figure)}`;
  };

export const doingWatches: Readonly<Record<string, Watch>> = {
  'the dead': theDead,
  captives,
  shots,
  blows,
  standing,
  reloads,
  'own orders': ownOrders,
};
