/** The score by aim, which explains the verdict. */
import type { Aim, SideId } from '@grognard/engine';
import { aimWords, standingOf, worthWords } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { BattleResult } from '../referee/contract.ts';
import { calledFor, lookedAtFrom } from './verdict.ts';

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
  return worth === null ? say(state === 'reached' ? 'aim.reached' : 'result.not') : String(points[side]);
}

export function ScoreTable({ battle }: { readonly battle: BattleResult }) {
  const { score, result } = battle;
  if (score === null || score.aims.length === 0) return null;
  const sides = sidesInOrder(battle);
  return (
    <table className="score">
      <thead>
        <tr>
          <th scope="col">{say('result.worth')}</th>
          <th scope="col">{say('result.aim')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {calledFor(battle, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {score.aims.map((aim) => (
          <tr key={aim.id}>
            <td className="worth">{worthWords(aim)}</td>
            <th scope="row">
              {aimWords(aim)}
              <small>{standingWords(aim, battle)}</small>
            </th>
            {sides.map((side) => (
              <td key={side} data-earned={(aim.points[side] ?? 0) > 0 ? 'yes' : 'no'}>
                {pointsWords(aim, side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{say('result.points')}</th>
          {sides.map((side) => (
            <td key={side}>{result.points[side] ?? score.points[side]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
