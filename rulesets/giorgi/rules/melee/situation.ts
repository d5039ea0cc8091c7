/** MeleeSituation: a melee with everything worked out that the rows test, unit by unit. */
import { coverPoints, heightPoints } from '../../data/melee.ts';
import { type Arm, armOf, type Formation, type Rules } from '../../model.ts';
import { formationGiven } from '../formation.ts';
import { holds } from '../in-force.ts';
import type { MeleeAsked, UnitAsked } from './input.ts';

/** One unit in the melee. */
export interface Fighter {
  readonly rules: Rules;
  readonly asked: UnitAsked;
  readonly attacks: boolean;
  readonly arm: Arm;
  /** Formation as given. Only checked against the kind. */
  readonly given: Formation;
  /** Formation that counts: open order inside woods, formed inside a building. */
  readonly order: Formation;
  readonly value: number;
  /** Attacked in flank or rear, where that counts. */
  readonly flanked: boolean;
  /** Number of times that base points count, before the cap. */
  readonly basesCounting: number;
  /** Points for each base. */
  readonly coverPoints: number;
  readonly heightPoints: number;
  readonly melee: MeleeGround;
}

/** Facts about the defenders that both sides need. */
interface MeleeGround {
  readonly building: boolean;
  readonly wall: boolean;
}

export interface MeleeSituation {
  readonly rules: Rules;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Whether a defender is in a building. */
  readonly building: boolean;
}

export function meleeOf(rules: Rules, { attackers, defenders }: MeleeAsked): MeleeSituation {
  const ground: MeleeGround = {
    building: defenders.some(({ cover }) => cover === 'building'),
    wall: defenders.some(({ cover }) => cover === 'low-wall' || cover === 'high-wall'),
  };
  return {
    rules,
    attackers: attackers.map((asked) => fighterOf(rules, asked, 'attacks', ground)),
    defenders: defenders.map((asked) => fighterOf(rules, asked, 'defends', ground)),
    building: ground.building,
  };
}

function fighterOf(rules: Rules, asked: UnitAsked, side: 'attacks' | 'defends', melee: MeleeGround): Fighter {
  const { kind, cover, bases } = asked;
  const given = formationGiven(kind, asked.formation);
  const order = cover === 'woods' ? 'open' : cover === 'building' ? 'line' : given;
  const flanked =
    asked.flank &&
    cover !== 'building' &&
    order !== 'open' &&
    order !== 'square' &&
    holds(rules, 'melee.flank');
  const covered = flanked ? 0 : coverPoints[cover];
  const heightCounts =
    asked.elevated &&
    !flanked &&
    cover !== 'building' &&
    !(covered > 0 && rules.melee.heightAndCover === 'best');
  return {
    rules,
    asked,
    attacks: side === 'attacks',
    arm: armOf(kind),
    given,
    order,
    value: rules.melee.values[kind],
    flanked,
    basesCounting: rules.melee.scale === 'unit' ? 1 : (asked.basesInContact ?? bases),
    coverPoints: covered,
    heightPoints: heightCounts ? heightPoints : 0,
    melee,
  };
}
