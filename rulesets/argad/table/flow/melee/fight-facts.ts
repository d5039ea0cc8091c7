/** `fightOf`: the input of the melee procedures for two figures on the table: their kind, actions and ground. */

import { baseDistance, pointDistance } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { leaderCm } from '../../../data/distances.ts';
import type { GroundClass, MeleeWeaponId, Rules } from '../../../model.ts';
import type { Fighter } from '../../../rules/melee/input.ts';
import { type Fight, isCavalry } from '../../../rules/melee/situation.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { baseAt } from '../../bodies/bases.ts';
import { placementOf } from '../../bodies/placement.ts';
import { cavalryGround, higherOf } from '../../field/ground-between.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';

type Facts = { -readonly [F in keyof Fighter]: Fighter[F] };

/** A wound costs one class (`leader.wound`). */
export function classOf({ table, state }: Turn, figure: FigureIndex): number {
  const { class: trained } = table.roster[figure] ?? absent(table.roster, figure);
  return (state.figures[figure] ?? absent(state.figures, figure)).wounded
    ? Math.max(1, trained - 1)
    : trained;
}

/** The fight of two figures from the first one's point of view, free of contradictions. */
export function fightOf(
  turn: Turn,
  one: FigureIndex,
  other: FigureIndex,
  hands: readonly MeleeWeaponId[],
): Fight {
  const { table, state } = turn;
  const a = factsOf(turn, one, other, hands[one] ?? absent(hands, one));
  const b = factsOf(turn, other, one, hands[other] ?? absent(hands, other));
  const ground = isCavalry(a) || isCavalry(b) ? groundBetween(turn, one, other) : 'open';
  disentangle(a, b);
  if (ground !== 'open' || b.defendsObstacle) a.charging = 'none';
  if (ground !== 'open' || a.defendsObstacle) b.charging = 'none';
  const onFoot = a.troop === 'foot' && b.troop === 'foot';
  const indoors =
    onFoot &&
    (state.figures[one] ?? absent(state.figures, one)).room !== none &&
    entryAt(state.figures, other).room !== none;
  const rules = isLedBy(turn, one) ? table.rules : withoutBonuses(table.rules);
  return { rules, one: a, other: b, ground, indoors };
}

/** The ground matters for cavalry only, so it is not read between figures on foot. */
function groundBetween({ table, state }: Turn, one: FigureIndex, other: FigureIndex): GroundClass {
  return cavalryGround(table.field, placementOf(state, one), placementOf(state, other));
}

function factsOf(turn: Turn, figure: FigureIndex, enemy: FigureIndex, weapon: MeleeWeaponId): Facts {
  const { table, state, chargeOn, chargedInBody, moved } = turn;
  const { troop, armour } = table.roster[figure] ?? absent(table.roster, figure);
  const { mounted, body, below, holdsAgainst } = state.figures[figure] ?? absent(state.figures, figure);
  const charges =
    (chargeOn[figure] ?? absent(chargeOn, figure)) !== none ||
    (chargedInBody[figure] ?? absent(chargedInBody, figure));
  const facts: Facts = {
    class: classOf(turn, figure),
    troop: mounted ? troop : 'foot',
    armour,
    weapon,
    closeOrder:
      table.rules.mounted && (body !== none || (chargedInBody[figure] ?? absent(chargedInBody, figure))),
    charging: chargeOn[figure] === enemy ? 'direct' : charges ? 'other' : 'none',
    immobile: !(moved[figure] ?? absent(moved, figure)),
    defendsObstacle: holdsAgainst.includes(enemy),
    enemyHigher: below.includes(enemy),
  };
  if (!isCavalry(facts)) facts.charging = 'none';
  if (mounted && troop !== 'heavy-cavalry') facts.closeOrder = false;
  if (facts.charging !== 'none') facts.immobile = false;
  // `melee.higher-stays` overrides the present positions.
  if (!facts.enemyHigher && !(state.figures[enemy] ?? absent(state.figures, enemy)).below.includes(figure))
    facts.enemyHigher = higherOf(table.field, placementOf(state, enemy), placementOf(state, figure)) > 0;
  return facts;
}

/** Resolves contradictions: no obstacle is held by both, and neither figure is higher than one that is higher than it. */
function disentangle(a: Facts, b: Facts): void {
  if (a.defendsObstacle && b.defendsObstacle) {
    a.defendsObstacle = false;
    b.defendsObstacle = false;
  }
  if (a.enemyHigher && b.enemyHigher) {
    a.enemyHigher = false;
    b.enemyHigher = false;
  }
}

/** The rules for a figure that has lost all bonuses (`leader.radius`). */
const withoutBonuses = memoizePer((rules: Rules): Rules => {
  const modifiers = rules.melee.modifiers.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      rows: group.rows.filter(({ value }) => typeof value !== 'number' || value <= 0),
    })),
  }));
  return { ...rules, melee: { ...rules.melee, modifiers } };
});

/** Whether a leader of its side is near enough, if the options require one. */
function isLedBy({ table, state }: Turn, figure: FigureIndex): boolean {
  if (!table.options['leader.radius']) return true;
  const { side } = entryAt(table.roster, figure);
  const { x, y } = entryAt(state.figures, figure);
  const byCentre = table.options['figure.measure'] === 'centre';
  return table.roster.some((leader) => {
    const there = entryAt(state.figures, leader.index);
    if (!leader.leader || leader.captive || leader.side !== side || there.status !== 'on') return false;
    if (leader.index === figure) return true;
    const away = byCentre
      ? pointDistance(x, y, there.x, there.y)
      : baseDistance(baseAt(state, figure), baseAt(state, leader.index));
    return away <= tenthsOf(leaderCm);
  });
}
