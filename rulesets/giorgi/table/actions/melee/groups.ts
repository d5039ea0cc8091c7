/** Melees: clashes joined into groups, with houses, squares and open order apart (melee.group). */

import { entryAt, none } from '@grognard/lists';
import { armOf } from '../../../model.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Clash, MeleeToFight, State, Table } from '../../state/model.ts';
import { placeNow } from '../contact/index.ts';

/** Kind of a clash. That of a reacting unit belongs to the attack to which it reacts (melee.multiple). */
function kindOf(table: Table, state: State, clash: Clash): MeleeToFight['kind'] {
  const answered = attackAnswered(state, clash);
  if (answered === undefined) return ownKind(table, state, clash);
  const kind = ownKind(table, state, answered);
  return kind === 'chart' || answered.on === clash.by ? kind : ownKind(table, state, clash);
}

/** The attack to which a unit reacted: that on itself if there was one, else that on the unit it supports. */
function attackAnswered({ clashes }: State, { by, on, how }: Clash): Clash | undefined {
  if (how === 'attack') return undefined;
  const attacks = clashes.filter((other) => other.how === 'attack' && other.by === on);
  return attacks.find((other) => other.on === by) ?? attacks[0];
}

function ownKind(table: Table, state: State, { by, on }: Clash): MeleeToFight['kind'] {
  const defender = entryAt(state.units, on);
  if (defender.stands.house !== none) return 'house';
  if (defender.stands.formation === 'square' && entryAt(table.units, by).arm === 'horse') return 'square';
  return isOpenFoot(table, state, on, by) ? 'skirmish' : 'chart';
}

/** Foot in open order in the open. Attacks on it do not use the chart (skirmish.own-procedure). */
function isOpenFoot(table: Table, state: State, unit: UnitIndex, from: UnitIndex): boolean {
  if (
    armOf(entryAt(table.units, unit).kind) !== 'foot' ||
    entryAt(state.units, unit).stands.formation !== 'open'
  )
    return false;
  return placeNow(table, state, unit, from) === 'open';
}

/** Keys of a clash. Clashes that share a key are one melee. */
function marksOf(table: Table, state: State, clash: Clash, kind: MeleeToFight['kind']): readonly string[] {
  const { by, on } = clash;
  switch (kind) {
    case 'house':
      return [`house ${entryAt(state.units, on).stands.house}`];
    case 'square':
    case 'skirmish':
      return [`${kind} ${Math.min(by, on)} ${Math.max(by, on)}`];
    case 'chart':
      return table.options['melee.group'] === 'linked'
        ? [`unit ${by}`, `unit ${on}`]
        : [`unit ${defenderOf(state, clash)}`];
  }
}

/** The defender of a clash. A supporting unit counts with the one that its enemy attacked. */
function defenderOf(state: State, clash: Clash): number {
  if (clash.how === 'attack') return clash.on;
  return attackAnswered(state, clash)?.on ?? clash.by;
}

interface Group {
  readonly kind: MeleeToFight['kind'];
  readonly marks: string[];
  readonly clashes: Clash[];
}

/** The melees to be fought, in the order of their first contacts, or as the option says (turn.melee-order). */
export function meleesIn(table: Table, state: State): readonly MeleeToFight[] {
  let groups: Group[] = [];
  for (const clash of state.clashes) {
    const kind = kindOf(table, state, clash);
    const marks = marksOf(table, state, clash, kind);
    const joined = groups.filter(
      (group) => group.kind === kind && group.marks.some((mark) => marks.includes(mark)),
    );
    const whole: Group = joined[0] ?? { kind, marks: [], clashes: [] };
    for (const other of joined.slice(1)) {
      whole.marks.push(...other.marks);
      whole.clashes.push(...other.clashes);
    }
    whole.marks.push(...marks);
    whole.clashes.push(clash);
    if (joined.length === 0) groups.push(whole);
    else groups = groups.filter((group) => group === whole || !joined.includes(group));
  }
  const melees = groups.map((group) => meleeOf(table, state, group));
  return table.options['turn.melee-order'] === 'active-side' ? melees : fromTheLeft(table, state, melees);
}

/** The side whose unit came into contact first is the attacker. */
function meleeOf({ units }: Table, state: State, { kind, clashes }: Group): MeleeToFight {
  const inOrder = [...clashes].sort((a, b) => state.clashes.indexOf(a) - state.clashes.indexOf(b));
  const first = inOrder.find(({ how }) => how === 'attack') ?? entryAt(inOrder, 0);
  const attacking = entryAt(units, first.by).side;
  const all = [...new Set(clashes.flatMap(({ by, on }) => [by, on]))].sort((a, b) => a - b);
  return {
    kind,
    attackers: all.filter((unit) => entryAt(units, unit).side === attacking),
    defenders: all.filter((unit) => entryAt(units, unit).side !== attacking),
    house: kind === 'house' ? entryAt(state.units, first.on).stands.house : none,
  };
}

function fromTheLeft(table: Table, state: State, melees: readonly MeleeToFight[]): readonly MeleeToFight[] {
  const across = state.edges[state.active] === 'south' ? 1 : -1;
  const leftmost = ({ attackers, defenders }: MeleeToFight): number =>
    Math.min(...[...attackers, ...defenders].map((unit) => across * bodyNow(table, state, unit).x));
  return [...melees].sort((a, b) => leftmost(a) - leftmost(b));
}

/** The melees that may be fought next. */
export function nextMelees(table: Table, state: State): readonly MeleeToFight[] {
  const melees = meleesIn(table, state);
  return table.options['turn.melee-order'] === 'active-side' ? melees : melees.slice(0, 1);
}

export function fightersIn({ attackers, defenders }: MeleeToFight): readonly UnitIndex[] {
  return [...attackers, ...defenders];
}

/** The enemies of a unit in its melee. */
export function enemiesIn({ attackers, defenders }: MeleeToFight, unit: UnitIndex): readonly UnitIndex[] {
  return attackers.includes(unit) ? defenders : attackers;
}
