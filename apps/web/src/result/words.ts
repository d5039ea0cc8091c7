/** Sentences of the result page that its report has too: losses and luck. */
import type { SideId } from '@grognard/engine';
import { say } from '../languages/index.ts';
import type { BattleResult, EpisodeToll } from '../referee/contract.ts';
import { settings } from '../settings/store.ts';
import { type BattleLuck, type DiceLosses, luckOf } from './dice-luck.ts';
import type { LostPiece } from './losses.ts';
import { lookedAtFrom, nameOf, readerOf } from './verdict.ts';

/** When and by whom, with the number of soldiers if the piece has several. */
export function lossWords({ lost, isOut, turns: [first, last], words }: LostPiece): string {
  const when = first === last ? say('result.turn', { n: first }) : say('result.turns', { first, last });
  const how = `${when}, ${words}`;
  return isOut && lost <= 1 ? how : `${say('result.men', { n: lost })}, ${how}`;
}

export const rounded = (value: number): string =>
  value.toLocaleString(settings.get().language, { maximumFractionDigits: 1 });

const throwsIn = (tolls: readonly EpisodeToll[]) => tolls.flatMap(({ throws }) => throws);

/** More than this is not counted out. */
const rarest = 1000;

/** The size of luck in words: the verdict on the dice, and the figures. */
export function luckWords(battle: BattleResult): { readonly size: string; readonly figures: string } {
  const side = lookedAtFrom(battle);
  const luck = luckOf(throwsIn(battle.tolls), side);
  if (luck.throws === 0) return { size: say('luck.none'), figures: '' };
  return { size: sizeOf(luck, battle, side), figures: figuresOf(luck, battle, side) };
}

function sizeOf({ way, oneIn }: BattleLuck, battle: BattleResult, side: SideId): string {
  if (way === 'even') return say('luck.even');
  const reader = readerOf(battle) === null ? 'side' : 'you';
  const whom = reader === 'you' ? say('luck.you') : nameOf(battle, side);
  const values = { whom, reader, n: Math.min(oneIn, rarest) };
  return oneIn > rarest ? say(`luck.${way}.rare`, values) : say(`luck.${way}`, values);
}

const lostWords = (who: string, { came, expected }: DiceLosses) =>
  say('luck.lost', { who, came: rounded(came), expected: rounded(expected) });

function figuresOf({ own, others }: BattleLuck, battle: BattleResult, side: SideId): string {
  const rest = battle.sides.filter(({ id }) => id !== side).map(({ name }) => name);
  const isSpokenTo = readerOf(battle) !== null;
  const mine = lostWords(isSpokenTo ? say('result.you') : nameOf(battle, side), own);
  return `${mine} ${lostWords(isSpokenTo ? say('luck.others') : rest.join(', '), others)}`;
}

/** Losses to the dice turn by turn, for those who want every throw. */
export interface TurnLuck {
  readonly turn: number;
  readonly own: DiceLosses;
  readonly others: DiceLosses;
}

export function luckByTurn(battle: BattleResult): readonly TurnLuck[] {
  const side = lookedAtFrom(battle);
  const turns = [...new Set(battle.tolls.map(({ turn }) => turn))];
  return turns.flatMap((turn) => {
    const throws = throwsIn(battle.tolls.filter((toll) => toll.turn === turn));
    return throws.length === 0 ? [] : [{ turn, ...luckOf(throws, side) }];
  });
}
