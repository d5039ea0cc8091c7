/** Invariants of shots and melees: 9 to 12. For tests only. */
import { isSameData } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { melee as meleeProcedure } from '../../rules/melee/procedure.ts';
import { shoot as shootProcedure } from '../../rules/shooting/procedure.ts';
import { meleeFacts, meleeOf, meleesIn, rolesIn, supportersOf } from '../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../actions/shoot/index.ts';
import type { AdlgEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { nameOf, sameDice, type Watch } from './step.ts';

/** 9: chargers, evaders and leavers do not shoot; nobody in melee shoots or is shot at. */
const shooters: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'shot') return null;
    const { main, supports, target } = event.shot;
    const roles = rolesIn(table, now, meleesIn(table, now));
    if (roles.has(target)) return `${nameOf(table, target)} is shot at in melee`;
    for (const unit of [main, ...supports]) {
      const { doings, status } = entryAt(now.units, unit);
      if (doings.charged || doings.evaded || doings.disengaged || doings.leftZoc)
        return `${nameOf(table, unit)} shoots after what it did`;
      if (roles.has(unit) || status !== 'on') return `${nameOf(table, unit)} shoots in melee or routed`;
    }
    return null;
  };

/** 10: one shot at each target, each shooter once, and one point, or two by big guns. */
const shots: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind === 'shotLaid') {
      if (now.shots.some(({ target }) => target === event.shot.target)) return 'two shots at one target';
      const used = now.shots.flatMap(({ main, supports }) => [main, ...supports]);
      const again = [event.shot.main, ...event.shot.supports].find((unit) => used.includes(unit));
      if (again !== undefined && table.options['shoot.edge-one'])
        return `${nameOf(table, again)} shoots twice`;
    }
    if (event.kind !== 'shot') return null;
    const { kind } = entryAt(table.units, event.shot.main);
    const most = kind === 'medium-artillery' || kind === 'heavy-artillery' ? 2 : 1;
    return event.loss > most ? `${event.loss} points by a shot` : null;
  };

/** 11: each unit is main once, at most three support it, and supporters are main nowhere. */
const roles: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'fought' || table.options['melee.wide-front'] === 'two-melees') return null;
    const { a, b } = event;
    const mains = now.fought.flatMap((fight) => [fight.a, fight.b]);
    if (mains.includes(a) || mains.includes(b)) return 'a unit is main twice';
    const choice = { unit: a, against: b };
    const melees = meleesIn(table, now, choice);
    const fought = meleeOf(table, now, a, b);
    if (fought === null) return 'a melee that is none';
    for (const main of [a, b]) {
      const supporters = supportersOf(table, now, melees, fought, main);
      if (supporters.length > 3) return 'more than three supporters';
      if (supporters.some(({ unit }) => melees.some((one) => one.a === unit || one.b === unit)))
        return 'a supporter is main elsewhere';
    }
    return null;
  };

/** 12: shots and melees come out as `resolve` has them for the same case and dice. */
const resolved: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind === 'shot') return againstShot(table, now, event);
    return event.kind === 'fought' ? againstFight(table, now, event) : null;
  };

function againstShot(table: Table, now: State, { shot, loss, dice }: AdlgEventOf<'shot'>): string | null {
  const { main: unit, edge, target, supports } = shot;
  const facts = shotFacts(firingContextOf(table, now), { unit, edge, target }, supports);
  const prepared = shootProcedure.info.prepare(table.rules, facts);
  if (prepared instanceof Problem)
    return `${nameOf(table, unit)} shoots: ${prepared.at}: ${prepared.message}`;
  if (prepared.refusals.length > 0)
    return `${nameOf(table, unit)} may not shoot: ${prepared.refusals.join()}`;
  const outcome = prepared.assess().roll(sameDice(dice));
  return isSameData(outcome, { loss }) ? null : `a shot costs ${loss}`;
}

function againstFight(table: Table, now: State, event: AdlgEventOf<'fought'>): string | null {
  const { a, b, loser, lossA, lossB, dice } = event;
  const fought = meleeOf(table, now, a, b);
  if (fought === null) return 'a melee that is none';
  const prepared = meleeProcedure.info.prepare(table.rules, meleeFacts(table, now, fought));
  if (prepared instanceof Problem) return `${nameOf(table, a)} fights: ${prepared.at}: ${prepared.message}`;
  if (prepared.refusals.length > 0) return `${nameOf(table, a)} may not fight: ${prepared.refusals.join()}`;
  const outcome = prepared.assess().roll(sameDice(dice));
  const { rout } = meleeProcedure.roll(
    meleeProcedure.assess(meleeProcedure.situation(table.rules, meleeFacts(table, now, fought)), null),
    sameDice(dice),
  );
  const isSame = isSameData(outcome, { loser, loss: { a: lossA, b: lossB }, rout });
  return isSame ? null : `a melee comes out as ${loser} ${lossA} ${lossB}`;
}

export const fightWatches = {
  '9 who shoots': shooters,
  '10 one shot': shots,
  '11 roles': roles,
  '12 as resolved': resolved,
};
