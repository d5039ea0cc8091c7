/** The evening of L'Art de la Guerre, Renaissance: what stays with a unit, what shooting, melee and rally do to it, and what comes next. */
import type { EveningProcedure, EveningRules, EveningUnit, FollowUp, OutcomeOf } from '@grognard/rules-kit';
import type { commanderRisk } from '../rules/commander/procedure.ts';
import type { evadeAdjust } from '../rules/evade/procedure.ts';
import type { MeleeOutcome } from '../rules/melee/outcome.ts';
import type { rally } from '../rules/rally/procedure.ts';
import type { ShotOutcome } from '../rules/shooting/procedure.ts';
import * as said from '../words/evening.ts';
import { accounts, afterLoss, lostOf, meleeFills, traits } from './units.ts';

const plain = { units: {}, input: {} } as const;
const friendsBehind: FollowUp = {
  ...plain,
  title: said.friendsBehind,
  rule: 'rout.friends',
  procedure: null,
};
const pursuit: FollowUp = { ...plain, title: said.pursuit, rule: 'pursuit.who', procedure: null };
const nextShot: FollowUp = { ...plain, title: said.nextShot, rule: 'shoot.roll', procedure: 'shoot' };
const nextMelee: FollowUp = { ...plain, title: said.nextMelee, rule: 'melee.roll', procedure: 'melee' };

const idsOf = (units: readonly EveningUnit[] = []) => units.map(({ id }) => id);
const isAnyOut = (units: readonly EveningUnit[] = []) => units.some(({ isOut }) => isOut);

const shoot: EveningProcedure<ShotOutcome> = {
  roles: [
    {
      id: 'shooter',
      title: said.shooter,
      of: 'acting',
      fills: {
        'shooter.kind': 'kind',
        'shooter.weapon': 'weapon',
        'shooter.quality': 'quality',
        'shooter.regimentalGun': 'regimentalGun',
        'shooter.disordered': (had) => lostOf(had) > 0,
      },
    },
    {
      id: 'target',
      title: said.target,
      of: 'enemy',
      fills: { 'target.kind': 'kind', 'target.quality': 'quality', 'target.armour': 'armour' },
    },
  ],
  changes: ({ outcome, units }) => (units['target'] ?? []).flatMap((unit) => afterLoss(unit, outcome.loss)),
  follows: ({ units }) => [...(isAnyOut(units['target']) ? [friendsBehind] : []), nextShot],
};

type MeleeSide = 'a' | 'b';

/** What happened to the unit of a side, as the risk of its commander asks it. */
function fateOf({ loser, rout }: MeleeOutcome, side: MeleeSide): string {
  if (rout[side]) return 'routed';
  if (loser === 'none') return 'tied';
  return loser === side ? 'lost' : 'won';
}

function commanderRisks(
  outcome: MeleeOutcome,
  units: Readonly<Record<string, readonly EveningUnit[]>>,
): readonly FollowUp[] {
  return (['a', 'b'] as const).flatMap((side) => {
    const led = (units[side] ?? []).filter(({ traits: had }) => had['commander'] === true);
    const result = fateOf(outcome, side);
    if (led.length === 0 || (result !== 'lost' && result !== 'routed')) return [];
    return [
      {
        title: said.commanderRisk,
        rule: 'commander.killed-lost',
        procedure: 'commander-risk',
        units: { unit: idsOf(led) },
        input: { result, role: 'engaged', cause: 'melee' },
      },
    ];
  });
}

const melee: EveningProcedure<MeleeOutcome> = {
  roles: [
    { id: 'a', title: said.fighter, of: 'acting', fills: meleeFills('a') },
    { id: 'b', title: said.opponent, of: 'enemy', fills: meleeFills('b') },
  ],
  changes: ({ outcome, units }) =>
    (['a', 'b'] as const).flatMap((side) =>
      (units[side] ?? []).flatMap((unit) => afterLoss(unit, outcome.loss[side])),
    ),
  follows: ({ outcome, units }) => [
    ...commanderRisks(outcome, units),
    ...(outcome.rout.a || outcome.rout.b ? [friendsBehind, pursuit] : []),
    nextMelee,
  ],
  headline: ({ loser, loss, rout }, { a = 'A', b = 'B' }) =>
    loser === 'none'
      ? said.meleeHeadline(null, 0, false)
      : said.meleeHeadline(loser === 'a' ? a : b, loss[loser], rout[loser]),
};

const rallying: EveningProcedure<OutcomeOf<typeof rally>> = {
  roles: [
    {
      id: 'unit',
      title: said.rallying,
      of: 'acting',
      fills: { kind: 'kind', lost: 'lost', expendable: 'expendable', commander: 'commander' },
    },
  ],
  changes: ({ outcome, units }) =>
    outcome.recovered === 0
      ? []
      : (units['unit'] ?? []).map(({ id, traits: had }) => ({
          unit: id,
          traits: { lost: Math.max(0, lostOf(had) - outcome.recovered) },
          rule: 'rally.success',
        })),
};

const evading: EveningProcedure<OutcomeOf<typeof evadeAdjust>> = {
  roles: [
    {
      id: 'evader',
      title: said.evader,
      of: 'enemy',
      fills: { kind: 'kind', impact: 'impact', shock: 'shock', pistol: 'pistol', headstrong: 'headstrong' },
    },
  ],
  follows: () => [{ ...plain, title: said.chargeGoesOn, rule: 'charge.adjust', procedure: 'charge-adjust' }],
};

const charging: EveningProcedure = {
  roles: [
    {
      id: 'charger',
      title: said.charger,
      of: 'acting',
      fills: { kind: 'kind', expendable: 'expendable' },
    },
  ],
  follows: ({ units }) => [
    {
      title: said.caught,
      rule: 'melee.roll',
      procedure: 'melee',
      units: { a: idsOf(units['charger']) },
      input: { charge: 'a' },
    },
  ],
};

const risk: EveningProcedure<OutcomeOf<typeof commanderRisk>> = {
  roles: [{ id: 'unit', title: said.withUnit, of: 'acting', fills: {}, also: ['commander'] }],
  changes: ({ outcome, units }) =>
    outcome.killed
      ? (units['unit'] ?? []).map(({ id }) => ({
          unit: id,
          traits: { commander: false },
          rule: 'victory.commander',
        }))
      : [],
  follows: ({ outcome }) => [
    ...(outcome.killed
      ? [{ ...plain, title: said.commanderLost, rule: 'victory.commander', procedure: null }]
      : []),
    nextMelee,
  ],
};

const order: EveningProcedure = {
  roles: [
    {
      id: 'unit',
      title: said.ordered,
      of: 'acting',
      fills: { kind: 'kind', headstrong: 'headstrong', expendable: 'expendable' },
    },
  ],
};

const move: EveningProcedure = {
  roles: [{ id: 'unit', title: said.mover, of: 'acting', fills: { kind: 'kind' } }],
};

export const evening: EveningRules = {
  traits,
  procedures: {
    'order-cost': order,
    move,
    shoot,
    melee,
    rally: rallying,
    'charge-adjust': charging,
    'evade-adjust': evading,
    'commander-risk': risk,
  },
  hasSideTurns: true,
  accounts,
};
