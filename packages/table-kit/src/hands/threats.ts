/** Threats in their order, as they are drawn and listed. */
import { type Item, type Measurement, onceEach, type PieceId, type Threat } from '@grognard/engine';
import type { Point } from '@grognard/geometry';

/** A threat with its sort key. */
export interface RankedThreat {
  readonly threat: Threat;
  readonly chance: number;
}

export function worstFirst(found: readonly RankedThreat[]): RankedThreat[] {
  return [...found].sort((a, b) => b.chance - a.chance);
}

/** The threats of each enemy, the worst first, with its others behind it. */
export function threatsByEnemy(found: readonly RankedThreat[]): Threat[] {
  return onceEach(found, 'from').map(({ threat }) => threat);
}

/** What a game says of threats to a piece, or of those that it is to others. */
export interface ThreatWords {
  readonly couldHitIt: (count: number) => string;
  readonly itCouldHit: (count: number) => string;
  readonly nobody: string;
  readonly onWhom: (title: string, whom: string) => string;
}

/** Where threats are drawn and how they are told. */
export interface ThreatDrawing {
  readonly words: ThreatWords;
  readonly at: (piece: PieceId) => Point;
  /** Written at the line, or null. */
  readonly textOf: (threat: RankedThreat) => string | null;
  readonly nameOf: (piece: PieceId) => string;
}

/** The enemies that could hit an own piece, or the pieces that another could hit: drawn as lines. */
export function threatsMeasured(
  found: readonly RankedThreat[],
  whose: 'own' | 'other',
  { words, at, textOf, nameOf }: ThreatDrawing,
): Measurement {
  const isOwn = whose === 'own';
  const ranked = onceEach(found, isOwn ? 'from' : 'on');
  const count = (isOwn ? words.couldHitIt : words.itCouldHit)(ranked.length);
  return {
    items: ranked.map((one, n): Item => {
      const { from, on } = one.threat;
      const text = textOf(one);
      const line = { kind: 'threat', id: `threat:${n}`, from: at(from), to: at(on) } as const;
      return text === null ? line : { ...line, text };
    }),
    lines: [ranked.length === 0 && isOwn ? words.nobody : count],
    threats: ranked.map(({ threat }) =>
      isOwn ? threat : { ...threat, title: words.onWhom(threat.title, nameOf(threat.on)) },
    ),
  };
}
