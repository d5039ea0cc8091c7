/** Invariants of units: strength, shape, guns, garrisons. For tests only. */

import { baseDistance, cornersOf, flushGap, pointToBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { formationsOf } from '../../model.ts';
import { holds } from '../../rules/in-force.ts';
import { basesLeft, basesOf, bodyNow, shapeOf } from '../bodies/index.ts';
import type { HouseIndex } from '../state/indices.ts';
import { type Invariant, inPlay, nameOf } from './step.ts';

/** Corners of bases are rounded: 1 mm, in tenths of a millimetre. */
const touch = 10;

/** 6: clashes join enemies in contact, both in play. */
const clashes: Invariant = ({ table, after }, say) => {
  for (const { by, on } of after.clashes) {
    const names = `${nameOf(table, by)} and ${nameOf(table, on)}`;
    if ([by, on].some((unit) => entryAt(after.units, unit).status !== 'on'))
      say(`${names}: one of them is gone`);
    else if (entryAt(table.units, by).side === entryAt(table.units, on).side)
      say(`${names} fight their own side`);
    else if (baseDistance(bodyNow(table, after, by), bodyNow(table, after, on)) > flushGap)
      say(`${names} fight and do not touch`);
  }
};

/** 8: soldiers are between 0 and the original number, and never increase. */
const soldiers: Invariant = ({ table, before, after }, say) => {
  for (const { index, bases, perBase } of table.units) {
    const { soldiers: now, second, pieces } = entryAt(after.units, index);
    if (now < 0 || now > bases * perBase || second < 0 || second > now)
      say(`${nameOf(table, index)} has ${now} soldiers`);
    if (now > entryAt(before.units, index).soldiers)
      say(`${nameOf(table, index)} has more soldiers than before`);
    if (pieces > entryAt(before.units, index).pieces || pieces < 0)
      say(`${nameOf(table, index)} has new guns`);
  }
};

/** 9: a unit without soldiers is gone, and one that is gone has none or was lost by a rule. */
const gone: Invariant = ({ table, before, events, after }, say) => {
  for (const { index } of table.units) {
    const { status, soldiers: left } = entryAt(after.units, index);
    if (status === 'on' && left === 0) say(`${nameOf(table, index)} has nobody left and is in play`);
    const was = entryAt(before.units, index).status;
    if (status === was || (status !== 'destroyed' && status !== 'off')) continue;
    const by = events.some(
      (event) =>
        (event.kind === 'destroyed' || event.kind === 'wentOff') && event.unit === index && event.by !== '',
    );
    if (!by) say(`${nameOf(table, index)} is gone without a rule`);
  }
};

/** 10: bases follow from soldiers, and files and ranks hold them. */
const ranks: Invariant = ({ table, after }, say) => {
  for (const unit of inPlay(after)) {
    const now = entryAt(after.units, unit);
    if (now.stands.house !== none) continue;
    const bases = basesLeft(table, unit, now);
    const { files, ranks: deep } = shapeOf(table, unit, now.stands, bases);
    if (basesOf(table, after, unit).length !== bases) say(`${nameOf(table, unit)} has not ${bases} bases`);
    if (now.stands.formation === 'square') continue;
    if (files !== now.stands.files)
      say(`${nameOf(table, unit)} is ${files} abreast, not ${now.stands.files}`);
    if (files * deep < bases || files * (deep - 1) >= bases)
      say(`${nameOf(table, unit)}: ${files} by ${deep} do not hold ${bases} bases`);
  }
};

/** 11: every unit is in a formation of its arm; squares are foot. */
const formations: Invariant = ({ table, after }, say) => {
  for (const unit of inPlay(after)) {
    const { arm } = entryAt(table.units, unit);
    const { formation, gap } = entryAt(after.units, unit).stands;
    const known: readonly string[] = formationsOf[arm];
    const isItsOwn = known.includes(formation) || (formation === 'gunners' && arm === 'artillery');
    if (!isItsOwn) say(`${nameOf(table, unit)} of ${arm} is in ${formation}`);
    if (gap !== 0 && formation !== 'open') say(`${nameOf(table, unit)} has gaps in close order`);
  }
};

/** 12: body, bases and footprint agree. */
const agreeing: Invariant = ({ table, after }, say) => {
  for (const unit of inPlay(after)) {
    const body = bodyNow(table, after, unit);
    const { stands } = entryAt(after.units, unit);
    if (
      stands.house === none &&
      (body.x !== stands.x || body.y !== stands.y || body.heading !== stands.heading)
    )
      say(`${nameOf(table, unit)} is not where its body is`);
    for (const base of basesOf(table, after, unit))
      if (cornersOf(base).some(({ x, y }) => pointToBase(body, x, y) > touch))
        say(`${nameOf(table, unit)} has a base outside its body`);
  }
};

/** 13: gunners on foot have their pieces elsewhere or none; a crew with its guns has at least one. */
const guns: Invariant = ({ table, after }, say) => {
  for (const unit of inPlay(after)) {
    const { stands, pieces, left } = entryAt(after.units, unit);
    const name = nameOf(table, unit);
    if (entryAt(table.units, unit).arm !== 'artillery') {
      if (pieces !== 0 || left !== null) say(`${name} is no battery and has guns`);
    } else if (stands.formation === 'gunners') {
      if (pieces > 0 !== (left !== null)) say(`${name}: guns that lie nowhere, or none that lie somewhere`);
    } else if (pieces < 1 || left !== null) say(`${name} stands with its guns and has none there`);
  }
};

/** 14: a house has at most one garrison, which is foot and within its capacity. */
const garrisons: Invariant = ({ table, after }, say) => {
  const holders = new Set<HouseIndex>();
  for (const unit of inPlay(after)) {
    const { stands } = entryAt(after.units, unit);
    if (stands.house === none) continue;
    const name = nameOf(table, unit);
    if (holders.has(stands.house)) say(`${name} shares a house`);
    holders.add(stands.house);
    const { arm } = entryAt(table.units, unit);
    // By option horse may hold one too.
    if (arm === 'artillery' || (arm !== 'foot' && holds(table.rules, 'building.foot-only')))
      say(`${name} holds a house and is not foot`);
    if (basesLeft(table, unit, entryAt(after.units, unit)) > table.rules.table.garrison.companies)
      say(`${name} is too many for a house`);
  }
};

export const bodyInvariants: Readonly<Record<string, Invariant>> = {
  '6 clashes': clashes,
  '8 soldiers': soldiers,
  '9 gone': gone,
  '10 ranks': ranks,
  '11 formations': formations,
  '12 agreeing': agreeing,
  '13 guns': guns,
  '14 garrisons': garrisons,
};
