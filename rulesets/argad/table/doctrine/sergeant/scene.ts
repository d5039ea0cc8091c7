/** The table as a sergeant sees it in one turn: enemies with their arms, tasks of his men, who is already under fire. */
import { isWithin } from '@grognard/geometry';
import { contactGap } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bases.ts';
import type { Standing } from '../../field/model.ts';
import type { Man, State, Table } from '../../model.ts';
import type { Knowledge } from '../knowledge.ts';
import { isEngaged } from '../look-round.ts';
import type { Manner } from './manner.ts';
import { type Task, tasksOf } from './tasks.ts';

export interface Enemy {
  readonly man: Man;
  readonly standing: Standing;
  readonly loaded: number;
  /** What removing him is worth, in hundredths of a line soldier. */
  readonly worth: number;
  readonly engaged: boolean;
  /** How far he may come. */
  readonly reach: number;
}

export interface Scene {
  readonly knowledge: Knowledge;
  readonly table: Table;
  readonly state: State;
  readonly side: number;
  readonly manner: Manner;
  readonly enemies: readonly Enemy[];
  readonly tasks: readonly (Task | null)[];
  /** The chance that each enemy is still there after the shots ordered so far, by index of the list. */
  readonly survives: number[];
  readonly turnsLeft: number;
}

/** What a man is worth to whoever loses him, in hundredths of a line soldier. */
export function worthOfMan(table: Table, state: State, man: Man): number {
  const arms = man.firearms.length > 0 ? 15 : 0;
  const aims = table.aims.some(
    (aim, index) =>
      aim.kind === 'kill' && !aim.secret && state.scored[index]! < 0 && aim.figures.includes(man.id),
  );
  return (
    55 + 15 * man.class + arms + (man.leader ? 25 : 0) + (man.troop === 'foot' ? 0 : 30) + (aims ? 90 : 0)
  );
}

export function makeScene(knowledge: Knowledge, state: State, side: number, manner: Manner): Scene {
  const { table } = knowledge;
  const enemies: Enemy[] = [];
  for (const man of table.men) {
    const figure = state.figures[man.index]!;
    if (man.side === side || man.captive || figure.status !== 'on') continue;
    enemies.push({
      man,
      standing: { base: ownBase(figure), room: figure.room, vessel: figure.vessel },
      loaded: figure.loaded,
      worth: worthOfMan(table, state, man),
      engaged: isEngagedBy(table, state, man, side),
      reach: figure.mounted ? 3600 : figure.swimming ? 600 : 1700,
    });
  }
  return {
    knowledge,
    table,
    state,
    side,
    manner,
    enemies,
    tasks: tasksOf(table, state, side),
    survives: enemies.map(() => 1),
    turnsLeft: Math.max(1, table.turns - state.turn + 1),
  };
}

/** Whether somebody of a side touches an enemy of his. */
function isEngagedBy(table: Table, state: State, enemy: Man, side: number): boolean {
  const one = state.figures[enemy.index]!;
  for (const man of table.men) {
    if (man.side !== side || man.captive) continue;
    const other = state.figures[man.index]!;
    if (other.status !== 'on' || Math.abs(other.x - one.x) > 620 || Math.abs(other.y - one.y) > 620) continue;
    if (isWithin(ownBase(one), ownBase(other), contactGap)) return true;
  }
  return false;
}

export { isEngaged };
