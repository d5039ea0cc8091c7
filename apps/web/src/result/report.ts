/** reportOf: the story of a battle as blocks, which the page shows and prints, and a file carries. */
import type { CurvePoint, Swing } from '@grognard/simulator';
import { paintSvg } from '@grognard/table-view';
import { aimWords, worthWords } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { BattleResult, Replay } from '../referee/contract.ts';
import { curveSvg } from './curve-svg.ts';
import { letterOf, percentWords, swingWords, turnWords } from './curve-words.ts';
import { lossesByPiece } from './losses.ts';
import { momentIn, partRound } from './moment.ts';
import { pointsWords, sidesInOrder, standingWords } from './score-words.ts';
import { lookedAtFrom, nameOf, playersOf, reasonOf, toldToOthers, verdictOf } from './verdict.ts';
import { lossWords, luckWords } from './words.ts';

export type ReportBlock =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'map'; readonly svg: string; readonly words: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** The first cell of a row names it. */
      readonly rows: readonly (readonly string[])[];
    };

export interface BattleReport {
  readonly title: string;
  readonly verdict: string;
  readonly blocks: readonly ReportBlock[];
}

/** Pixels between the margins of a sheet of paper. */
const paperWidth = 700;

const text = (words: string): ReportBlock => ({ kind: 'text', words });
const heading = (words: string): ReportBlock => ({ kind: 'heading', words });

/** Turns that are illustrated if quick battles have named none: those with the heaviest losses. */
const mostMoments = 3;

/** The turns to illustrate: turning points, filled up with those that cost most. */
export function turnsThatMattered(battle: BattleResult, swings: readonly Swing[]): readonly number[] {
  const named = swings.map(({ turn }) => turn);
  const cost = new Map<number, number>();
  for (const { turn, losses } of battle.tolls) {
    const before = cost.get(turn);
    const lost = losses.reduce((sum, loss) => sum + loss.lost, 0);
    if (lost > 0) cost.set(turn, before === undefined ? lost : before + lost);
  }
  const costly = [...cost].sort(([, one], [, other]) => other - one).map(([turn]) => turn);
  return [...new Set([...named, ...costly])].slice(0, mostMoments).sort((one, other) => one - other);
}

interface ReportInput {
  readonly battle: BattleResult;
  readonly replay: Replay;
  readonly curve: readonly CurvePoint[];
  readonly swings: readonly Swing[];
  /** Quick battles from each turn. */
  readonly battles: number;
}

export function reportOf(input: ReportInput): BattleReport {
  const { replay, swings } = input;
  const battle = toldToOthers(input.battle);
  const { summary, turns } = battle;
  return {
    title: summary.title,
    verdict: verdictOf(battle),
    blocks: [
      text(`${playersOf(battle)} · ${say('result.played', { n: turns })}`),
      text(reasonOf(battle)),
      ...opening(replay),
      ...scoreBlocks(battle),
      ...curveBlocks(input),
      ...turnsThatMattered(battle, swings).flatMap((turn) => momentBlocks(input, turn)),
      ...lossBlocks(battle),
      heading(say('result.luck')),
      text(Object.values(luckWords(battle)).join(' ')),
      text(battle.credit),
      text(say('outcome.hash', { hash: battle.hash })),
    ].filter((block) => block.kind !== 'text' || block.words !== ''),
  };
}

function opening({ episodes }: Replay): readonly ReportBlock[] {
  const [first] = episodes;
  if (first === undefined) return [];
  const { table, sides, items } = first.before;
  const svg = paintSvg({ table, sides, items }, { prefix: 'opening', seenIn: paperWidth });
  return [{ kind: 'map', svg, words: say('report.opening') }];
}

function scoreBlocks(battle: BattleResult): readonly ReportBlock[] {
  const { score, result } = battle;
  if (score === null || score.aims.length === 0) return [];
  const sides = sidesInOrder(battle);
  const rows = score.aims.map((aim) => {
    const standing = standingWords(aim, battle);
    const name = standing === '' ? aimWords(aim) : `${aimWords(aim)} (${standing})`;
    return [name, worthWords(aim), ...sides.map((side) => pointsWords(aim, side))];
  });
  const sum = sides.map((side) => String(result.points[side] ?? score.points[side]));
  return [
    heading(say('report.score')),
    {
      kind: 'table',
      head: [say('result.aim'), say('result.worth'), ...sides.map((side) => nameOf(battle, side))],
      rows: [...rows, [say('result.points'), '', ...sum]],
    },
  ];
}

function momentBlocks({ battle, replay, swings }: ReportInput, turn: number): readonly ReportBlock[] {
  const note = momentIn(turn, replay.episodes, battle.tolls, replay.sides);
  if (note === null) return [];
  const at = swings.findIndex((each) => each.turn === turn);
  const swing = swings[at];
  const svg = paintSvg(note.picture, {
    prefix: `moment${turn}`,
    part: partRound(note.places, note.picture.table),
    seenIn: paperWidth,
  });
  const words = say('moment.heading', { n: turn, heading: note.heading });
  return [
    heading(swing === undefined ? words : `${letterOf(at)} · ${words}`),
    { kind: 'map', svg, words: say('moment.map', { n: turn }) },
    ...(swing === undefined
      ? []
      : [
          text(say('report.swing', { name: nameOf(battle, lookedAtFrom(battle)), swing: swingWords(swing) })),
        ]),
    ...note.sentences.map(text),
  ];
}

function curveBlocks({ battle, curve, swings, battles }: ReportInput): readonly ReportBlock[] {
  if (curve.length === 0) return [];
  const title = say('result.curve', { name: nameOf(battle, lookedAtFrom(battle)), n: battles });
  return [
    heading(say('result.decided')),
    { kind: 'map', svg: curveSvg(curve, swings), words: title },
    {
      kind: 'table',
      head: [say('result.afterTurn'), say('result.inHundred'), say('result.error')],
      rows: curve.map(({ turn, percent, error }) => [
        turnWords(turn),
        percentWords(percent),
        `±${percentWords(error)}`,
      ]),
    },
  ];
}

function lossBlocks(battle: BattleResult): readonly ReportBlock[] {
  const all = lossesByPiece(battle.tolls);
  if (all.length === 0) return [heading(say('result.losses')), text(say('result.noLosses'))];
  const rows = sidesInOrder(battle).flatMap((side) =>
    all
      .filter((piece) => piece.side === side)
      .map((piece) => [piece.name, nameOf(battle, side), lossWords(piece)]),
  );
  return [
    heading(say('result.losses')),
    { kind: 'table', head: [say('report.unit'), say('outcome.side'), say('report.how')], rows },
  ];
}
