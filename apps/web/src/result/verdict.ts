/** verdictOf: the result of a battle in one line, and why. Who plays alone against computers is spoken to. */
import type { Aim, SideId } from '@grognard/engine';
import { aimWords } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { BattleResult } from '../referee/contract.ts';
import { settings } from '../settings/store.ts';

/** The side that the page speaks to as you. Null if several people or none played. */
export function readerOf({ people }: Pick<BattleResult, 'people'>): SideId | null {
  const [only, second] = people;
  return only !== undefined && second === undefined ? only : null;
}

/** The side from which the battle is looked at: the reader's, else the first. */
export function lookedAtFrom(battle: Pick<BattleResult, 'people' | 'sides'>): SideId {
  const side = readerOf(battle) ?? battle.sides[0]?.id;
  if (side === undefined) throw new RangeError('a battle has sides');
  return side;
}

/** How the page calls a side: you, they, or by its name. */
export function calledFor(battle: BattleResult, side: SideId): string {
  const you = readerOf(battle);
  if (you !== null && battle.sides.length === 2) return say(side === you ? 'result.you' : 'result.they');
  return nameOf(battle, side);
}

export function nameOf({ sides }: Pick<BattleResult, 'sides'>, side: SideId): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

/** Points, those of the reader first, or of the side that the verdict names. Empty if the battle was not decided by points. */
function pointsOf(battle: BattleResult): string {
  const { points, winners } = battle.result;
  const first = readerOf(battle) ?? winners[0] ?? lookedAtFrom(battle);
  const order = [first, ...battle.sides.map(({ id }) => id).filter((id) => id !== first)];
  const counted = order.map((id) => points[id]);
  return counted.includes(undefined) || battle.concededBy !== null ? '' : counted.join(' : ');
}

export function verdictOf(battle: BattleResult): string {
  const { winners } = battle.result;
  const you = readerOf(battle);
  const points = pointsOf(battle);
  const end = points === '' ? '' : `, ${points}`;
  if (winners.length === 0) return say('result.draw') + end;
  if (you !== null) return say(winners.includes(you) ? 'result.victory' : 'result.defeat') + end;
  return say('result.won', { name: winners.map((id) => nameOf(battle, id)).join(', ') }) + end;
}

/** Whether an aim won the battle for a side, or brought it more than the others. */
function hasDecided({ worth, state, points }: Aim, winner: SideId): boolean {
  if (worth === null) return state === 'reached';
  const { [winner]: earned, ...others } = points;
  return earned !== undefined && earned > 0 && Object.values(others).every((n) => n < earned);
}

/** Why: who gave up, or which aims made the difference. Empty if the game names none. */
export function reasonOf(battle: BattleResult): string {
  const { concededBy, result, score, turns } = battle;
  if (concededBy !== null) {
    const who = { name: nameOf(battle, concededBy), n: turns };
    return say(concededBy === readerOf(battle) ? 'result.youGaveUp' : 'result.gaveUp', who);
  }
  const [winner] = result.winners;
  const aims = score?.aims ?? [];
  if (winner === undefined) return say('result.even');
  const counted = aims.filter((aim) => aim.sides.includes(winner) && hasDecided(aim, winner));
  if (counted.length === 0) return '';
  const decisive = counted.filter(({ worth }) => worth === null);
  const named = (decisive.length > 0 ? decisive : counted).map((aim) =>
    say('aim.quoted', { aim: aimWords(aim) }),
  );
  const { language } = settings.get();
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return say('result.because', { name: nameOf(battle, winner), aims: list.format(named) });
}

/** A battle as it is told to others: nobody is you. */
export const toldToOthers = (battle: BattleResult): BattleResult => ({ ...battle, people: [] });

/** Who played: you and the computer, or every side by name. */
export function playersOf(battle: BattleResult): string {
  const you = readerOf(battle);
  const { sides } = battle;
  const seatWords = (seat: string) =>
    seat === 'person' ? say('result.player') : say(seat === 'elsewhere' ? 'seat.elsewhere' : `level.${seat}`);
  if (you !== null) {
    const others = sides.filter(({ id }) => id !== you);
    return say('result.youAgainst', {
      name: nameOf(battle, you),
      others: others.map(({ name, seat }) => `${name} (${seatWords(seat)})`).join(', '),
    });
  }
  return sides.map(({ name, seat }) => `${name} (${seatWords(seat)})`).join(' · ');
}
