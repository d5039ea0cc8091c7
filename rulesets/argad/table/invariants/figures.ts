/** What a figure may be and have. For tests only. */
import { areEnemies } from '../contacts.ts';
import { type Invariant, nameOf } from './step.ts';

const posture: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ posture: now, mounted, swimming, status }, man) => {
    if (status === 'on' && now === 'crouched' && (mounted || swimming))
      say(`${nameOf(table, man)} crouches in the saddle or in the water`);
  });
};

const saddle: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ mounted, status }, man) => {
    const { troop } = table.men[man]!;
    const horses = after.horses.filter(({ rider }) => rider === man).length;
    if (mounted && troop === 'foot') say(`${nameOf(table, man)} rides and is no rider`);
    if (status === 'on' && horses !== (troop === 'foot' || mounted ? 0 : 1))
      say(`${nameOf(table, man)} has ${horses} horses waiting`);
  });
};

const arms: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ loaded, reloading }, man) => {
    const { firearms } = table.men[man]!;
    if (loaded < 0 || loaded >= 2 ** firearms.length) say(`${nameOf(table, man)} has loaded what he has not`);
    if (reloading < 0 || reloading >= 2 ** firearms.length) say(`${nameOf(table, man)} reloads nothing`);
    firearms.forEach((firearm, weapon) => {
      if (((reloading >> weapon) & 1) === 0) return;
      const isSlow = table.rules.shoot.firearms[firearm].reload.alone > 1;
      if (!isSlow || ((loaded >> weapon) & 1) === 1)
        say(`${nameOf(table, man)} reloads a ${firearm} that needs it not`);
    });
  });
};

const wounds: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ wounded }, man) => {
    if (wounded && !(table.options['leader.wound'] && table.men[man]!.leader))
      say(`${nameOf(table, man)} is wounded`);
  });
};

const grips: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ foe, below, holdsAgainst, status }, man) => {
    for (const enemy of [...(foe < 0 ? [] : [foe]), ...below, ...holdsAgainst])
      if (after.figures[enemy] === undefined || !areEnemies(table, man, enemy))
        say(`${nameOf(table, man)} grips ${nameOf(table, enemy)}, no enemy`);
    const others = [...below, ...holdsAgainst];
    if (status === 'on' && (new Set(below).size !== below.length || others.includes(man)))
      say(`${nameOf(table, man)} grips somebody twice, or himself`);
  });
};

const charges: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ charged }, man) => {
    const { troop } = table.men[man]!;
    if (charged < 0 || charged > after.turn) say(`${nameOf(table, man)} charged in turn ${charged}`);
    if (charged > 0 && (troop === 'foot' || troop === 'mounted-infantry'))
      say(`${nameOf(table, man)} charged and is no cavalry`);
  });
};

const captors: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ heldBy }, man) => {
    if (heldBy !== -1 && after.sides[heldBy] === undefined)
      say(`${nameOf(table, man)} is held by nobody known`);
  });
};

const status: Invariant = ({ table, before, after }, say) => {
  before.figures.forEach((was, man) => {
    if (was.status !== 'on' && after.figures[man]!.status !== was.status)
      say(`${nameOf(table, man)} was ${was.status} and is ${after.figures[man]!.status}`);
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
