/** TableWords: everything the table says in one language. */
import type { Words } from '@grognard/rules-kit';
import type { Region } from '../data/table.ts';
import type { MarchEdge } from '../scenarios/model.ts';
import type { ScenarioWords } from '../scenarios/words.ts';
import type { TurnPhase } from '../table/scenes/phases.ts';
import type { FieldGround } from '../table/state/battlefield.ts';
import type { AdlgEventOf, MoveCause, OrderName } from '../table/state/events.ts';
import type { SequenceStep, UnitEdge } from '../table/state/model.ts';
import type { DoctrineWords } from './doctrine-words.ts';
import type { InteractionWords } from './en-interaction.ts';

type Phrase = (...names: readonly string[]) => string;
type Rampage = AdlgEventOf<'rampaged'>['way'];

/** Sentences of a battle report. */
export interface ReportWords {
  /** Purposes of dice. */
  readonly purposes: Readonly<Record<string, string>>;
  readonly commander: (corps: string) => string;
  readonly length: (ud: number, cm: number) => string;
  readonly turn: (turn: number, side: string) => string;
  readonly activated: (corps: string, rolled: number, free: number) => string;
  readonly hesitated: (corps: string, hesitates: boolean) => string;
  readonly orders: Readonly<Record<OrderName, string>>;
  readonly ordered: (names: readonly string[], order: string, spent: number, free: number) => string;
  readonly moves: Readonly<Record<MoveCause, string>>;
  readonly moved: (name: string, how: string, length: string | null) => string;
  readonly rode: (who: string, joined: string | null) => string;
  readonly leftAlone: Phrase;
  readonly pushedAside: Phrase;
  readonly formed: (name: string, square: boolean) => string;
  readonly planted: (name: string, planted: boolean) => string;
  readonly readied: Phrase;
  readonly held: (names: readonly string[]) => string;
  readonly enemyCamp: string;
  readonly declared: (names: readonly string[], target: string) => string;
  readonly answered: Readonly<Record<AdlgEventOf<'answered'>['how'], (name: string) => string>>;
  readonly distance: (names: readonly string[], ud: number) => string;
  readonly met: (name: string, enemy: string, edge: UnitEdge) => string;
  readonly conformed: Phrase;
  readonly burst: Phrase;
  readonly shot: (name: string, supports: number, target: string, lost: number) => string;
  readonly engaged: (who: string, engaged: boolean) => string;
  readonly fought: (a: string, b: string, lossA: number, lossB: number) => string;
  readonly campTried: (name: string, side: string, taken: boolean) => string;
  readonly looted: (name: string, looting: boolean) => string;
  /** Why points were lost, by rule, where it does not follow from the line before. */
  readonly causes: Readonly<Record<string, string>>;
  readonly lost: (name: string, lost: number, cause: string) => string;
  readonly rallied: (name: string, recovered: number) => string;
  readonly routed: Phrase;
  readonly rampages: Readonly<Record<Rampage, string>>;
  readonly rampaged: Phrase;
  readonly commanderLost: Phrase;
  readonly removed: (names: readonly string[]) => string;
  readonly fled: Phrase;
  readonly pursued: Phrase;
  readonly standing: (side: string, losses: number, value: number) => string;
  readonly checked: (standings: readonly string[]) => string;
  /** Endings of a battle, by rule. */
  readonly endings: Readonly<Record<string, string>>;
  readonly won: Phrase;
  readonly drawn: Phrase;
}

/** Captions of a picture. */
export interface LooksWords {
  readonly commander: string;
  readonly chief: string;
  readonly aim: string;
  readonly lost: string;
  readonly disordered: string;
  readonly routed: string;
  readonly square: string;
  readonly camp: string;
  readonly fortifiedCamp: string;
  readonly fortification: string;
  readonly obstacle: string;
  readonly stakes: string;
  /** What lies in a marker, for its side; others know nothing. */
  readonly ambush: (names: readonly string[], isKnown: boolean) => string;
  readonly sections: Readonly<
    Record<'sides' | 'foot' | 'mounted' | 'guns' | 'states' | 'things' | 'ground' | 'lines', string>
  >;
  readonly beforeBattle: string;
  readonly turn: (turn: number, side: string) => string;
  readonly where: (place: string, year: number) => string;
}

/** What brings losses, how a turn goes, and its steps. */
export interface BriefingWords {
  readonly phases: Readonly<Record<SequenceStep, string>>;
  readonly course: string;
  readonly setUp: string;
  readonly breakArmy: (side: string) => string;
  readonly place: (name: string) => string;
  readonly victory: (turns: number) => string;
}

/** Headings of scenes. */
export type ScenesWords = Readonly<Record<TurnPhase, string>>;

/** How and by whom a unit lost. */
export interface TollWords {
  readonly shot: (by: string) => string;
  readonly melee: (by: string) => string;
  readonly rout: string;
  readonly rampage: string;
  readonly other: string;
  readonly destroyed: (by: string | null) => string;
  readonly fled: string;
}

/** Sentences of the set-up, of ambushes and of flank marches. */
export interface SetupWords {
  readonly regions: Readonly<Record<Region, string>>;
  readonly edges: Readonly<Record<MarchEdge, string>>;
  /** Grounds of a river. */
  readonly grounds: Readonly<Partial<Record<FieldGround, string>>>;
  readonly initiative: (winner: string, sums: readonly string[]) => string;
  readonly role: (attacker: string, defender: string) => string;
  readonly region: Phrase;
  readonly chose: (side: string, pieces: readonly string[]) => string;
  readonly drawn: (piece: string, comes: boolean) => string;
  readonly thrownAnew: Phrase;
  readonly laid: (piece: string, ground: string | null) => string;
  readonly dropped: Phrase;
  readonly adjusting: (side: string, face: number) => string;
  readonly adjusted: Phrase;
  readonly takenOff: string;
  readonly camp: Phrase;
  readonly works: Phrase;
  readonly planned: Phrase;
  readonly marker: Phrase;
  readonly deployed: Phrase;
  readonly arrival: (face: number, comes: boolean) => string;
  readonly announced: (corps: string, edge: string, turn: number) => string;
  readonly driven: (corps: string, edge: string, turn: number) => string;
  readonly entered: (names: readonly string[]) => string;
  readonly marchOver: (names: readonly string[]) => string;
  readonly found: Phrase;
  readonly empty: string;
  readonly revealed: (names: readonly string[]) => string;
  readonly hiddenLost: (names: readonly string[]) => string;
}

/** The content of `Words.table` of this ruleset. */
export interface TableWords {
  readonly scenario: ScenarioWords;
  readonly report: ReportWords;
  /** Null in a battle that is placed and hides nothing. */
  readonly setup: SetupWords | null;
  readonly interaction: InteractionWords;
  readonly looks: LooksWords;
  readonly scenes: ScenesWords;
  readonly briefing: BriefingWords;
  readonly toll: TollWords;
  readonly doctrine: DoctrineWords;
}

/** All words of a table: its own, and those of the rules. */
export interface AdlgTableWords extends TableWords {
  readonly rules: Words;
}

/** Whether words of a language have a table. */
export function isTableWords(table: unknown): table is TableWords {
  return typeof table === 'object' && table !== null && 'interaction' in table;
}

/** The table words of a language that has its own. */
export function tableWordsIn(words: Words): AdlgTableWords {
  const { table, language } = words;
  if (!isTableWords(table)) throw new RangeError(`these words in ${language} have no table`);
  return { ...table, rules: words };
}
