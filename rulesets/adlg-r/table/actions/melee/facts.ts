/** Input of the `melee` procedure, read from the table. */
import { entryAt } from '@grognard/lists';
import type { MeleeInput, MeleeUnitInput } from '../../../rules/melee/input.ts';
import { mostSupports } from '../../../rules/melee/input.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import { isAllRound, standingContacts, struckBy } from './contacts.ts';
import { hasCaracoleBehind } from './corners.ts';
import { advantageOf, groundOf, worksBetween } from './ground.ts';
import { enemyIn, isMain, meleesIn, type PairedMelee } from './pairing.ts';
import { type Supporter, supportersOf } from './support.ts';

/** A melee as the procedure is asked about it. */
export function meleeFacts(table: Table, state: State, melee: PairedMelee): MeleeInput {
  const { a, b, contact } = melee;
  const melees = meleesIn(table, state, { unit: a, against: b });
  const first = unitFacts(table, state, melees, melee, a);
  const second = unitFacts(table, state, melees, melee, b);
  return {
    a: first,
    b: { ...second, ...onlyOne(first, second) },
    charge: !contact.first ? 'none' : contact.by === a ? 'a' : 'b',
  };
}

/** One of the two at most has the ground and the works for it: who stands behind works keeps them, `a` before `b`. */
function onlyOne(first: MeleeUnitInput, second: MeleeUnitInput): Partial<MeleeUnitInput> {
  return {
    ...(first.ground !== 'level' && second.ground !== 'level' ? { ground: 'level' as const } : {}),
    ...(first.works !== 'none' && second.works !== 'none' ? { works: 'none' as const } : {}),
  };
}

function unitFacts(
  table: Table,
  state: State,
  melees: readonly PairedMelee[],
  melee: PairedMelee,
  unit: UnitIndex,
): MeleeUnitInput {
  const { contact } = melee;
  const { kind, quality, armour, weapon, has } = entryAt(table.units, unit);
  const { lost, square, ready, doings } = entryAt(state.units, unit);
  const enemy = enemyIn(melee, unit);
  const supporters = supportersOf(table, state, melees, melee, unit).slice(0, mostSupports);
  return {
    kind,
    quality,
    armour,
    weapon,
    lost,
    impact: has.impact,
    shock: has.shock,
    pistol: has.pistol,
    salvo: has.salvo,
    regimentalGun: has.regimentalGun,
    keilSwordsmen: has.keilSwordsmen,
    twoHanded: has.twoHanded,
    caracolePair: hasCaracoleBehind(table, state, unit, (other) => isMain(melees, other)),
    battleReady: isBattleReady(table, unit, { moved: doings.moved, ready }),
    aloneOnLongSide: isAloneOnLongSide(table, state, contact, unit),
    square,
    headstrong: has.headstrong,
    expendable: has.expendable,
    commander: hasCommander(state, unit),
    uncontrolled: contact.uncontrolled && contact.first && contact.by === unit,
    terrain: groundOf(table, state, unit, contact),
    ground: advantageOf(table, state, unit, enemy),
    works: worksBetween(table, state, unit, enemy),
    struck: contact.on === unit ? struckBy(table, state, contact) : 'front',
    complete: contact.on === unit || contact.complete,
    flanked: flankedBy(table, state, unit, enemy),
    flankedNow: false,
    simpleSupports: supporters.filter(({ how }) => how === 'simple-support').length,
    meleeSupports: kindsIn(table, supporters),
  };
}

function kindsIn({ units }: Table, supporters: readonly Supporter[]): MeleeUnitInput['meleeSupports'] {
  return supporters.filter(({ how }) => how === 'melee-support').map(({ unit }) => entryAt(units, unit).kind);
}

/** `wagon.battle-ready-when`. */
function isBattleReady(
  { units, options }: Table,
  unit: UnitIndex,
  { moved, ready }: { readonly moved: boolean; readonly ready: boolean },
): boolean {
  if (entryAt(units, unit).row.category !== 'WWg') return false;
  switch (options['wagon.battle-ready-when']) {
    case 'not-moved':
      return !moved;
    case 'always':
      return true;
    case 'by-order':
      return ready;
  }
}

/** `wagon.alone`: one enemy only on a long side of a war wagon. */
function isAloneOnLongSide(table: Table, state: State, { on, edge }: FrontContact, unit: UnitIndex): boolean {
  if (on !== unit || entryAt(table.units, unit).row.category !== 'WWg') return false;
  if (edge !== 'left' && edge !== 'right') return false;
  return standingContacts(state).filter((other) => other.on === unit && other.edge === edge).length === 1;
}

function hasCommander({ commands }: State, unit: UnitIndex): boolean {
  return commands.some(({ commander }) => commander.with === unit && commander.status === 'engaged');
}

/** A further enemy on flank or rear; of several the one that counts most (`melee.multiple-zero`, `melee.multiple-abilities`). */
function flankedBy(table: Table, state: State, unit: UnitIndex, main: UnitIndex): MeleeUnitInput['flanked'] {
  if (isAllRound(table, state, unit)) return 'none';
  const further = standingContacts(state).filter(
    (contact) =>
      contact.on === unit &&
      contact.by !== main &&
      struckBy(table, state, contact) !== 'front' &&
      causesMultiple(table, contact.by),
  );
  const isLight = ({ by }: FrontContact) => ['LI', 'LH'].includes(entryAt(table.units, by).row.category);
  if (further.some((contact) => contact.complete && !isLight(contact))) return 'full';
  if (further.some((contact) => contact.complete && isLight(contact))) return 'light';
  return further.length === 0 ? 'none' : 'partial';
}

/** Artillery and war wagons never make multiple attacks (`artillery.never`, `melee.multiple-when`). */
function causesMultiple({ units }: Table, unit: UnitIndex): boolean {
  const { category } = entryAt(units, unit).row;
  return category !== 'Art' && category !== 'WWg';
}
