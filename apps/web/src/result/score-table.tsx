/** The score by aim, which explains the verdict. */
import type { Aim, SideId } from '@grognard/engine';
import { aimWords, worthWords } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { BattleResult } from '../referee/contract.ts';
import { pointsWords, sidesInOrder, standingWords } from './score-words.ts';
import { calledFor, readerOf } from './verdict.ts';

function hasEarned({ points }: Aim, side: SideId): boolean {
  const earned = points[side];
  return earned !== undefined && earned > 0;
}

export function ScoreTable({ battle }: { readonly battle: BattleResult }) {
  const { score, result } = battle;
  if (score === null || score.aims.length === 0) return null;
  const sides = sidesInOrder(battle);
  return (
    <table className="score" data-heads={readerOf(battle) === null ? 'names' : 'you'}>
      <thead>
        <tr>
          <th scope="col">{say('result.worth')}</th>
          <th scope="col">{say('result.aim')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <i className="coat" data-coat={battle.coats[side]} /> {calledFor(battle, side)}
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
              <td key={side} data-earned={hasEarned(aim, side) ? 'yes' : 'no'}>
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
