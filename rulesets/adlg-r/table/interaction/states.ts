/** A unit and a commander in a few words: kind, state, what was done and what is still to do. */
import type { PieceState } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { choiceName, type RuleId } from '@grognard/rules-kit';
import { isInRange } from '../actions/command/index.ts';
import { meleesIn, rolesIn } from '../actions/melee/index.ts';
import { interactionWordsOf, nameOf, namesOf, ruleWordsOf } from '../explain/words.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitAbilities } from '../state/model.ts';
import { holdersOf } from '../zones/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Abilities that a name tells. */
const abilities = [
  'impact',
  'shock',
  'pistol',
  'salvo',
  'headstrong',
  'expendable',
] as const satisfies readonly (keyof UnitAbilities)[];

/** Kind, weapon, quality and armour if they are unusual, abilities. */
export function aboutUnit(table: Table, unit: UnitIndex): string {
  const { kind, weapon, quality, armour, has } = entryAt(table.units, unit);
  const words = ruleWordsOf(table);
  const name = (value: string, field = '') => choiceName(words, value, field);
  return [
    name(kind, 'kind'),
    ...(weapon === 'none' ? [] : [name(weapon)]),
    ...(quality === 'ordinary' ? [] : [name(quality)]),
    ...(armour === 'none' ? [] : [name(armour, 'armour')]),
    ...abilities.filter((ability) => has[ability]).map((ability) => name(ability)),
  ].join(', ');
}

export function aboutCommander(table: Table, corps: CorpsIndex): string {
  return choiceName(ruleWordsOf(table), entryAt(table.corps, corps).grade, 'grade');
}

/** Its state, one entry for each aspect. */
export function unitStates({ table, state, question }: InteractionContext, unit: UnitIndex): PieceState[] {
  const { pieces } = interactionWordsOf(table);
  const { row, side } = entryAt(table.units, unit);
  const { lost, square, stakes, ready, looting } = entryAt(state.units, unit);
  const found: PieceState[] = [{ words: pieces.cohesion(row.cohesion - lost, row.cohesion), rule: null }];
  const put = (words: string, rule: RuleId) => found.push({ words, rule });
  if (lost > 0) put(pieces.lost(lost), 'unit.disordered');
  if (square) put(pieces.square, 'square.fights');
  if (stakes !== null) put(pieces.stakes, 'fortification.stakes');
  if (ready) put(pieces.ready, 'wagon.battle-ready-when');
  if (looting) put(pieces.looting, 'camp.loot');
  const enemies = touchedBy(state, unit);
  if (enemies.length > 0) put(pieces.fights(namesOf(table, enemies)), 'melee.lasts');
  const role = enemies.length > 0 ? null : rolesIn(table, state, meleesIn(table, state)).get(unit);
  if (role !== undefined && role !== null && role !== 'main') put(pieces.supports, 'melee.roles');
  const held = holdersOf(table, state, unit);
  if (held.length > 0) put(pieces.heldBy(namesOf(table, held)), 'zoc.threat');
  if (state.commands.some(({ commander }) => commander.with !== none && commander.with === unit))
    put(pieces.withCommander, 'commander.attach');
  const { corps } = entryAt(table.units, unit);
  const isActing = question?.phase === 'orders' && corps === state.corps && question.side === side;
  if (isActing && !isInRange(table, state, corps, [unit])) put(pieces.outOfRange, 'command.range');
  return found;
}

function touchedBy({ contacts }: State, unit: UnitIndex): UnitIndex[] {
  const others = contacts.flatMap(({ by, on }) => (by === unit ? [on] : on === unit ? [by] : []));
  return [...new Set(others)];
}

export function commanderStates({ table, state }: InteractionContext, corps: CorpsIndex): PieceState[] {
  const { pieces, cp } = interactionWordsOf(table);
  const { commander, cp: left, free } = entryAt(state.commands, corps);
  const joined = commander.with;
  const name = joined === none ? '' : nameOf(table, joined);
  const where: PieceState =
    joined === none
      ? { words: pieces.alone, rule: 'commander.move' }
      : commander.status === 'engaged'
        ? { words: pieces.engaged(name), rule: 'commander.engage' }
        : { words: pieces.joins(name), rule: 'commander.attach' };
  if (state.corps !== corps) return [where];
  return [where, { words: pieces.corpsPoints(cp(left), free), rule: 'command.points' }];
}

/** Its actions in this sequence, or null if there are none yet. */
export function doneBy({ table, state, question }: InteractionContext, unit: UnitIndex): string | null {
  const { orderText } = interactionWordsOf(table);
  const { side, corps, has } = entryAt(table.units, unit);
  if (side !== state.active) return null;
  const { doings } = entryAt(state.units, unit);
  const words = [
    ...(doings.charged ? [orderText.charged] : []),
    ...(doings.moves > 0 && !doings.charged ? [orderText.moved(doings.moves)] : []),
    ...(doings.disengaged ? [orderText.disengaged] : []),
    ...(doings.leftZoc ? [orderText.leftZoc] : []),
    ...(doings.triedRally ? [orderText.rallied] : []),
    ...(doings.held ? [orderText.held] : []),
    ...(hasShot(state, unit) ? [orderText.shot] : []),
  ];
  if (words.length > 0) return words.join(', ');
  const isActing = question?.phase === 'orders' && corps === state.corps;
  return isActing && has.headstrong ? orderText.mustCharge : null;
}

function hasShot({ shots }: State, unit: UnitIndex): boolean {
  return shots.some(({ main, supports }) => main === unit || supports.includes(unit));
}
