/** The score by aim in words: how each aim stands, and what it brought. */
import type { Aim, SideId } from '@grognard/engine';
import { standingOf } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { BattleResult } from '../referee/contract.ts';
import { lookedAtFrom } from './verdict.ts';

/** The sides, that of the reader first. */
export function sidesInOrder(battle: BattleResult): readonly SideId[] {
  const first = lookedAtFrom(battle);
  return [first, ...battle.sides.map(({ id }) => id).filter((id) => id !== first)];
}

export function standingWords(aim: Aim, { sides }: BattleResult): string {
  const names = new Map(sides.map(({ id, name }) => [id, name]));
  return standingOf(aim, { side: null, names });
}

/** What an aim brought a side. An aim that wins at once brings no points. */
export function pointsWords({ sides, points, worth, state }: Aim, side: SideId): string {
  if (!sides.includes(side)) return '–';
  if (worth === null) return state === 'reached' ? say('aim.reached') : '–';
  return String(points[side]);
}
