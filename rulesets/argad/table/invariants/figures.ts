/** Invariants of a figure's state. For tests only. */
import { entryAt, none } from '@grognard/lists';
import { areEnemies } from '../bodies/contacts.ts';
import { type Invariant, nameOf } from './step.ts';

const posture: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ posture: now, mounted, swimming, status }, figure) => {
    if (status === 'on' && now === 'crouched' && (mounted || swimming))
      say(`${nameOf(table, figure)} crouches in the saddle or in the water`);
  });
};

const saddle: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ mounted, status }, figure) => {
    const { troop } = entryAt(table.roster, figure);
    const horses = after.horses.filter(({ rider }) => rider === figure).length;
    if (mounted && troop === 'foot') say(`${nameOf(table, figure)} rides and is no rider`);
    if (status === 'on' && horses !== (troop === 'foot' || mounted ? 0 : 1))
      say(`${nameOf(table, figure)} has ${horses} horses waiting`);
  });
};

const arms: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ loaded, reloading }, figure) => {
    const { firearms } = entryAt(table.roster, figure);
    if (loaded < 0 || loaded >= 2 ** firearms.length)
      say(`${nameOf(table, figure)} has loaded what he has not`);
    if (reloading < 0 || reloading >= 2 ** firearms.length) say(`${nameOf(table, figure)} reloads nothing`);
    firearms.forEach((firearm, weapon) => {
      if (((reloading >> weapon) & 1) === 0) return;
      const isSlow = table.rules.shoot.firearms[firearm].reload.alone > 1;
      if (!isSlow || ((loaded >> weapon) & 1) === 1)
        say(`${nameOf(table, figure)} reloads a ${firearm} that needs it not`);
    });
  });
};

const wounds: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ wounded }, figure) => {
    if (wounded && !(table.options['leader.wound'] && entryAt(table.roster, figure).leader))
      say(`${nameOf(table, figure)} is wounded`);
  });
};

const grips: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ foe, below, holdsAgainst, status }, figure) => {
    for (const enemy of [...(foe === none ? [] : [foe]), ...below, ...holdsAgainst])
      if (after.figures[enemy] === undefined || !areEnemies(table, figure, enemy))
        say(`${nameOf(table, figure)} grips ${nameOf(table, enemy)}, no enemy`);
    const others = [...below, ...holdsAgainst];
    if (status === 'on' && (new Set(below).size !== below.length || others.includes(figure)))
      say(`${nameOf(table, figure)} grips somebody twice, or himself`);
  });
};

const charges: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ charged }, figure) => {
    const { troop } = entryAt(table.roster, figure);
    if (charged < 0 || charged > after.turn) say(`${nameOf(table, figure)} charged in turn ${charged}`);
    if (charged > 0 && (troop === 'foot' || troop === 'mounted-infantry'))
      say(`${nameOf(table, figure)} charged and is no cavalry`);
  });
};

const captors: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ heldBy }, figure) => {
    if (heldBy !== -1 && after.sides[heldBy] === undefined)
      say(`${nameOf(table, figure)} is held by nobody known`);
  });
};

const status: Invariant = ({ table, before, after }, say) => {
  before.figures.forEach((was, figure) => {
    if (was.status !== 'on' && entryAt(after.figures, figure).status !== was.status)
      say(`${nameOf(table, figure)} was ${was.status} and is ${entryAt(after.figures, figure).status}`);
  });
};

export const figureInvariants: Readonly<Record<string, Invariant>> = {
  posture,
  saddle,
  arms,
  wounds,
  grips,
  charges,
  captors,
  status,
};
