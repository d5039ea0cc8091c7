/** problemInSave: checks the structure of a saved game before it is read, and gives the first problem with its place. */
import { Problem } from '@grognard/rules-kit';
import { isSecret } from './dice/secret.ts';
import { findReservedName } from './reserved-names.ts';
import { isDigest } from './seal.ts';

type JsonFields = Readonly<Record<string, unknown>>;

/** The value as an object that is not a list, or null if it is something else. */
export function asRecord(value: unknown): JsonFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonFields) : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isRecordOf = (value: unknown, is: (entry: unknown) => boolean): boolean => {
  const fields = asRecord(value);
  return fields !== null && Object.values(fields).every(is);
};

const wrong = (at: string, message: string): Problem => new Problem('type', at, message);

/** First problem among the items of a list. */
function firstIn(
  list: unknown,
  at: string,
  message: string,
  problemOf: (value: unknown, at: string, n: number) => Problem | null,
): Problem | null {
  if (!Array.isArray(list)) return wrong(at, message);
  for (const [n, value] of list.entries()) {
    const problem = problemOf(value, `${at}[${n}]`, n);
    if (problem !== null) return problem;
  }
  return null;
}

/** Problem with a file, or null if there is none. Files of the first version were not sealed. */
export function problemInSave(file: JsonFields, isSealed: boolean): Problem | null {
  return (
    problemInData(file, '', 0) ??
    problemInHeader(asRecord(file['header']) ?? {}) ??
    firstIn(file['entries'], 'entries', 'entries are a list', problemInEntry) ??
    problemInResult(file['result']) ??
    (file['secret'] === null || isSecret(file['secret'])
      ? null
      : new Problem('value', 'secret', 'a secret has 64 hexadecimal digits; null while it is not shown')) ??
    (isSealed ? problemInSeals(file) : sealTooEarly(file))
  );
}

/** Depth limit, greater than that of any scenario or event. */
const deepest = 64;

/** Finds numbers that JSON can express but we never write. The canonical text would hide them from the seal. */
function problemInData(value: unknown, at: string, depth: number): Problem | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : new Problem('value', at, 'this number is not written in saved games');
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= deepest) return new Problem('value', at, `a saved game nests ${deepest} levels at most`);
  for (const [key, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${at}[${key}]` : `${at === '' ? '' : `${at}.`}${key}`;
    const problem = problemInData(inner, place, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

const parts = ['header', 'entries', 'result', 'secret', 'seals'];

/** Checks that a sealed file contains only the parts that its seals cover. */
function problemInSeals(file: JsonFields): Problem | null {
  const { entries, seals } = file;
  const stranger = Object.keys(file).find((part) => !parts.includes(part));
  if (stranger !== undefined)
    return wrong(stranger, `a saved game has ${parts.join(', ')}, and nothing else`);
  const problem = firstIn(seals, 'seals', 'seals are a list', (seal, at) =>
    isDigest(seal) ? null : new Problem('value', at, 'a seal has 32 hexadecimal digits'),
  );
  if (problem !== null) return problem;
  const due = Array.isArray(entries) ? entries.length + 2 : 0;
  return Array.isArray(seals) && seals.length === due
    ? null
    : new Problem('value', 'seals', `${due} seals are due: of the header, of each entry, of the end`);
}

/** Problem of a version 1 file that has seals, which means that a sealed file was relabelled. */
function sealTooEarly(file: JsonFields): Problem | null {
  return 'seals' in file
    ? new Problem('value', 'header.version', 'games of version 1 have no seals, and this one has')
    : null;
}

function problemInHeader(header: JsonFields): Problem | null {
  const made = asRecord(header['made']);
  if (made === null || !isText(made['engine']) || !isText(made['ruleset']))
    return wrong('header.made', 'the versions of engine and ruleset are texts');
  if (!isText(header['edition'])) return wrong('header.edition', 'an edition is named by its id');
  if (asRecord(header['options']) === null) return wrong('header.options', 'options are an object');
  if (!isRecordOf(header['players'], isText))
    return wrong('header.players', 'players are an object: who played each side');
  return problemInOrigin(asRecord(header['dice']));
}

function problemInOrigin(dice: JsonFields | null): Problem | null {
  switch (dice?.['kind']) {
    case 'secret':
      if (!isSecret(dice['commitment']))
        return new Problem('value', 'header.dice.commitment', 'a commitment has 64 hexadecimal digits');
      return !('covers' in dice) || dice['covers'] === 'header'
        ? null
        : new Problem('value', 'header.dice.covers', 'a commitment covers the header, or the secret alone');
    case 'seed':
      return Number.isSafeInteger(dice['seed'])
        ? null
        : wrong('header.dice.seed', 'a seed is a whole number');
    case 'hand':
      return null;
    default:
      return new Problem('value', 'header.dice.kind', 'dice come from a secret, a seed or by hand');
  }
}

function problemInEntry(given: unknown, at: string, n: number): Problem | null {
  const entry = asRecord(given);
  if (entry === null) return wrong(at, 'an entry is an object');
  const reserved = findReservedName(entry, at);
  if (reserved !== null)
    return new Problem('value', reserved, 'this name belongs to the program and names nothing in a game');
  if (!isText(entry['side'])) return wrong(`${at}.side`, 'an entry names its side');
  if (!isText(entry['hash'])) return wrong(`${at}.hash`, 'an entry has the fingerprint after it');
  if ('undoes' in entry)
    return isCount(entry['undoes']) && entry['undoes'] < n
      ? null
      : wrong(`${at}.undoes`, 'what is taken back is the number of an earlier entry');
  if (!isText(asRecord(entry['command'])?.['kind']))
    return wrong(`${at}.command`, 'an entry has a command with its kind, or takes one back');
  if (entry['resolution'] !== null && !isCount(entry['resolution']))
    return wrong(`${at}.resolution`, 'a resolution is a whole number; null where no dice were thrown');
  return firstIn(entry['events'], `${at}.events`, 'events are a list', problemInEvent);
}

function problemInEvent(given: unknown, at: string): Problem | null {
  const event = asRecord(given);
  if (event === null || !isText(event['kind'])) return wrong(at, 'an event names its kind');
  if ('only' in event && !isTexts(event['only']))
    return wrong(`${at}.only`, 'who knows of it: a list of sides');
  if ('fixed' in event && event['fixed'] !== true) return wrong(`${at}.fixed`, 'true, or left out');
  return (
    ('dice' in event ? firstIn(event['dice'], `${at}.dice`, 'dice are a list', problemInRoll) : null) ??
    ('why' in event ? firstIn(event['why'], `${at}.why`, 'reasons are a list', problemInLine) : null)
  );
}

function problemInRoll(given: unknown, at: string): Problem | null {
  const roll = asRecord(given);
  if (roll === null || !isText(roll['actor']) || !isText(roll['purpose']))
    return wrong(at, 'dice are thrown by an actor for a purpose');
  return firstIn(roll['faces'], `${at}.faces`, 'faces are a list', (face, place) =>
    isCount(face) && face >= 1 && face <= 6 ? null : new Problem('value', place, 'a face is 1 to 6'),
  );
}

function problemInLine(given: unknown, at: string): Problem | null {
  const line = asRecord(given);
  return line !== null && isText(line['rule']) && typeof line['value'] === 'number'
    ? null
    : wrong(at, 'a reason names its rule and its value');
}

function problemInResult(given: unknown): Problem | null {
  if (given === null) return null;
  const result = asRecord(given);
  if (result === null || !isTexts(result['winners']) || !isText(result['by']))
    return wrong('result', 'a result names the winners and the rule; null while the battle goes on');
  return isRecordOf(result['points'], (points) => typeof points === 'number')
    ? null
    : wrong('result.points', 'points are an object: a number for each side that has some');
}
