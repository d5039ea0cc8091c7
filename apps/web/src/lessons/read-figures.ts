/** readLaid, readFigures: the figures that the coach shows, from what the table said before the order and from what happened. */
import {
  type EventFacts,
  type Interaction,
  type LessonFigure,
  type LessonReading,
  matchesEvent,
} from '@grognard/engine';
import { decimal, type ExplainedLine, type Language, saidMeasured, type Words } from '@grognard/rules-kit';

type Value = string | number | null;

/** The words and numbers of one reader. */
export type FigureWords = Pick<Words, 'units'> & { readonly language: Language };

export interface ShownFigure {
  readonly label: string;
  readonly value: string;
}

/** Characters of a fraction that says more than a percentage. */
const longestFraction = 5;

/** What a sum says under a path, or under the rule that adds something. */
function lineOf(lines: readonly ExplainedLine[], name: string): Value {
  for (const line of lines) {
    if (line.kind === 'fact' && line.path === name) return line.value;
    if (line.kind === 'modifier' && line.rule === name) return line.value;
  }
  return null;
}

/** A reading of the table as it stands after the order. */
export function readAfter(interaction: Interaction, reading: LessonReading): Value {
  if (reading.of !== 'distance') return null;
  const { from, to } = reading;
  const measured = interaction.measure({ kind: 'measure', from: { piece: from }, to: { piece: to } });
  return measured.lines[0] ?? null;
}

/** A reading of the table as it was laid. Null for those of what came later, and where the table says nothing of the kind. */
export function readLaid(interaction: Interaction, reading: LessonReading): Value {
  if (reading.of === 'event' || reading.of === 'distance') return null;
  const { pieces, values = {} } = reading;
  const gesture = { pieces, values };
  switch (reading.of) {
    case 'choice': {
      const task = interaction.tasks(gesture).find(({ id }) => id === reading.task);
      if (task === undefined || !('choices' in task)) return null;
      const choice = task.choices.find(({ value }) => value === reading.value);
      if (typeof reading.line === 'number') return choice?.odds[reading.line]?.p ?? null;
      return lineOf(choice?.sum ?? [], reading.line);
    }
    case 'note': {
      const lines = interaction.propose(gesture).notes.flatMap((note) => note.lines);
      if (typeof reading.line === 'string') return lineOf(lines, reading.line);
      const odds = lines.filter((line) => line.kind === 'odds');
      return odds[reading.line]?.p ?? null;
    }
    case 'ground':
      return interaction.propose(gesture).stretches[reading.line]?.price ?? null;
    case 'threat': {
      const threat = interaction.threats(gesture).find(({ from }) => from === reading.from);
      return threat?.odds[reading.line]?.p ?? null;
    }
    case 'forecast': {
      const forecast = interaction.forecast?.(gesture)?.proposal ?? null;
      const looks = new Map(forecast?.fates.map(({ id, look }) => [id, look]));
      const piece = forecast?.pieces.find((each) => each.piece === reading.piece);
      const share = piece?.fates.find(({ fate }) => looks.get(fate) === reading.look);
      if (share === undefined) return null;
      return share.p !== null && share.p.length <= longestFraction ? share.p : share.percent;
    }
    case 'most': {
      const task = interaction.tasks(gesture).find(({ id }) => id === reading.task);
      return task?.kind === 'way' ? task.most : null;
    }
  }
}

function readEvent(reading: LessonReading, happened: readonly EventFacts[]): Value {
  if (reading.of !== 'event') return null;
  const fact = happened.find((facts) => matchesEvent(reading.event, facts))?.[reading.field];
  return typeof fact === 'number' || typeof fact === 'string' ? fact : null;
}

function shown(value: string | number, unit: LessonFigure['unit'], words: FigureWords): string {
  if (typeof value === 'string') return value;
  const { language } = words;
  if (unit === 'length') return saidMeasured(words, `${decimal(Math.round(value / 10) / 10, language)} cm`);
  return value < 0 ? `−${decimal(-value, language)}` : decimal(value, language);
}

/** The figures that can be shown now. `read` are the readings of the table, before and after, in the same order. */
export function readFigures(
  figures: readonly LessonFigure[],
  read: readonly Value[],
  happened: readonly EventFacts[],
  labels: Readonly<Record<string, string>>,
  words: FigureWords,
): readonly ShownFigure[] {
  return figures.flatMap(({ label, unit, reading }, n) => {
    const value = read[n] ?? readEvent(reading, happened);
    return value === null ? [] : [{ label: labels[label] ?? label, value: shown(value, unit, words) }];
  });
}
