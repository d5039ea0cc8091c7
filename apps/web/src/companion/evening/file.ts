/** An evening as a file: its units and its log, to be taken to another device. */
import type { EveningUnit, TraitValue } from '@grognard/rules-kit';
import { isRecord } from '../form/choices.ts';
import type { Evening } from './evening.ts';

const format = 'grognard-evening';
const version = 1;
/** Longest names and titles that are read. */
const longest = 80;
/** Most units that are read. */
const most = 200;

export function eveningFile(evening: Evening): string {
  return `${JSON.stringify({ format, version, evening }, null, 2)}\n`;
}

/** What is wrong with a file: no JSON, no evening, or the place that does not fit. */
export interface EveningFileProblem {
  readonly code: 'json' | 'format' | 'edition' | 'place';
  readonly at: string;
}

/** The evening of a file under a new id, or what is wrong with it. Nothing of the file is trusted. */
export function readEveningFile(
  text: string,
  id: string,
  at: number,
  isKnown: (edition: string) => boolean,
): Evening | EveningFileProblem {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { code: 'json', at: '' };
  }
  if (!isRecord(file) || file['format'] !== format || file['version'] !== version)
    return { code: 'format', at: '' };
  const held = file['evening'];
  if (!isRecord(held)) return { code: 'place', at: 'evening' };
  const { edition, title, turn, side, sides, units } = held;
  if (typeof edition !== 'string' || !isKnown(edition)) return { code: 'edition', at: 'evening.edition' };
  if (!isText(title)) return { code: 'place', at: 'evening.title' };
  if (!isWhole(turn, 1, 999)) return { code: 'place', at: 'evening.turn' };
  if (!isWhole(side, 0, 1)) return { code: 'place', at: 'evening.side' };
  if (!Array.isArray(sides) || sides.length !== 2) return { code: 'place', at: 'evening.sides' };
  const names: readonly unknown[] = sides;
  const [one, other] = names;
  if (!isText(one) || !isText(other)) return { code: 'place', at: 'evening.sides' };
  if (!Array.isArray(units) || units.length > most) return { code: 'place', at: 'evening.units' };
  const read: EveningUnit[] = [];
  for (const [n, unit] of units.entries()) {
    const found = readUnit(unit, `${id}-${n}`);
    if (found === null) return { code: 'place', at: `evening.units[${n}]` };
    read.push(found);
  }
  return { id, edition, title, at, turn, side, sides: [one, other], units: read };
}

function readUnit(unit: unknown, id: string): EveningUnit | null {
  if (!isRecord(unit)) return null;
  const { name, side, traits, isOut } = unit;
  if (!isText(name) || !isWhole(side, 0, 1) || !isRecord(traits) || typeof isOut !== 'boolean') return null;
  const kept = Object.entries(traits).filter((entry): entry is [string, TraitValue] => isTrait(entry[1]));
  return { id, name, side, isOut, traits: Object.fromEntries(kept) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isWhole(value: unknown, least: number, greatest: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest;
}

function isTrait(value: unknown): value is TraitValue {
  return value === null || typeof value === 'boolean' || typeof value === 'number' || isText(value);
}
