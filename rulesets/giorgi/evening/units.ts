/** What stays with a unit during an evening, and how losses come off it. */
import type { EveningUnit, TraitValue, UnitChange, UnitTrait, UnitTraits } from '@grognard/rules-kit';
import { soldiersPerBase } from '../data/bases.ts';
import { tableFigures } from '../data/table.ts';
import { armOf, footKinds, type Kind, kinds, usualFormation } from '../model.ts';
import * as said from '../words/evening.ts';

export function kindOf({ kind }: UnitTraits): Kind {
  return kinds.find((known) => known === kind) ?? 'line';
}

export function numberOf(traits: UnitTraits, id: string): number {
  const value = traits[id];
  return typeof value === 'number' ? value : 0;
}

/** Bases, or guns of a battery (unit.strength, unit.battery-strength). */
function usualStrength(kind: Kind): number {
  const { strength, battery } = tableFigures;
  if (kind === 'gun') return battery.guns;
  return kind === 'howitzer' ? battery.howitzers : strength[kind];
}

/** Soldiers on a full base, gunners of a piece (unit.foot-base, unit.horse-base, unit.battery-strength). */
function perBase(kind: Kind): number {
  const arm = armOf(kind);
  return arm === 'artillery' ? tableFigures.battery.crew : soldiersPerBase[arm];
}

function usualIndex(kind: Kind): number {
  const { index } = tableFigures;
  const arm = armOf(kind);
  if (arm === 'artillery') return index.artillery;
  if (arm === 'horse') return index.cavalry;
  const foot = footKinds.find((known) => known === kind);
  return foot === undefined ? index.line : index[foot];
}

const like = (procedure: string, path: string) => ({ procedure, path });

export const traits: readonly UnitTrait[] = [
  { id: 'kind', title: said.kind, like: like('fire', 'firer.kind'), usual: () => 'line', lasts: 'nature' },
  {
    id: 'formation',
    like: like('fire', 'firer.formation'),
    usual: (traits) => usualFormation(armOf(kindOf(traits))),
    lasts: 'state',
  },
  {
    id: 'bases',
    title: said.bases,
    like: like('melee', 'attackers[].bases'),
    usual: (traits) => usualStrength(kindOf(traits)),
    lasts: 'nature',
  },
  {
    id: 'soldiers',
    title: said.soldiers,
    like: like('fire', 'target.soldiers'),
    usual: (traits) => numberOf(traits, 'bases') * perBase(kindOf(traits)),
    lasts: 'state',
  },
  {
    id: 'index',
    title: said.index,
    like: like('reactivity', 'index'),
    usual: (traits) => usualIndex(kindOf(traits)),
    lasts: 'nature',
  },
  { id: 'calibre', like: like('fire', 'firer.calibre'), usual: () => '6lb', lasts: 'nature' },
  { id: 'carbine', like: like('fire', 'firer.carbine'), usual: () => false, lasts: 'nature' },
  {
    id: 'state',
    title: said.state,
    like: like('fire', 'firer.state'),
    usual: () => 'steady',
    lasts: 'state',
  },
  {
    id: 'retreated',
    title: said.hasRetreated,
    like: like('melee', 'attackers[].shaken'),
    usual: () => false,
    lasts: 'state',
  },
  { id: 'lostNow', title: said.lostNow, like: like('square', 'losses'), usual: () => 0, lasts: 'turn' },
  { id: 'testsDue', title: said.testsDue, like: like('square', 'losses'), usual: () => 0, lasts: 'turn' },
];

/** Bases that still have soldiers (unit.bases-left). */
export function basesLeft(had: UnitTraits): number {
  return Math.ceil(numberOf(had, 'soldiers') / perBase(kindOf(had)));
}

/** Soldiers taken off a unit (unit.loss), with the tests they bring (morale.trigger-count). */
export function afterLoss(
  unit: EveningUnit,
  killed: number,
  more: Readonly<Record<string, TraitValue>> = {},
): readonly UnitChange[] {
  if (killed === 0 && Object.keys(more).length === 0) return [];
  const { traits: had } = unit;
  const soldiers = Math.max(0, numberOf(had, 'soldiers') - killed);
  const lost = numberOf(had, 'lostNow');
  const state = more['state'] ?? had['state'];
  const pairs = Math.floor((lost + killed) / 2) - Math.floor(lost / 2);
  const losses =
    killed === 0
      ? {}
      : {
          soldiers,
          lostNow: lost + killed,
          ...(state === 'routing' ? {} : { testsDue: numberOf(had, 'testsDue') + pairs }),
        };
  return [
    {
      unit: unit.id,
      traits: { ...losses, ...more },
      ...(soldiers === 0 ? { isOut: true as const } : {}),
      rule: killed === 0 ? 'morale.shaken' : 'unit.loss',
    },
  ];
}
