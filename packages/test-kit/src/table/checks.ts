/** Checks of every game on the table (offerForged, saveAndLoad, undoOnce …): forged commands, saving, undo, hidden information. */
import { type AnyState, isSameData, replaySave, type SaveFile } from '@grognard/engine';
import type { SeededRandom } from '../generate/seeded-random.ts';
import type { TrialMatch } from './play.ts';
import type { GameOnTrial, SubmittedCommand } from './submitted-command.ts';

/** A command with strings replaced by others, numbers shifted, or fields removed or added. */
export function forged(command: unknown, random: SeededRandom): unknown {
  const kind = random.below(12);
  if (kind === 0) return garbage[random.below(garbage.length)];
  if (typeof command !== 'object' || command === null) return changed(command, random);
  if (Array.isArray(command)) return forgedList(command, kind, random);
  const names = Object.keys(command);
  const name = names[random.below(names.length)];
  if (name === undefined) return { ...command, kind: 'cheat' };
  if (kind === 1) return { ...command, [`${name}x`]: 1 };
  if (kind === 2) return Object.fromEntries(Object.entries(command).filter(([field]) => field !== name));
  return { ...command, [name]: forged((command as Record<string, unknown>)[name], random) };
}

function forgedList(list: readonly unknown[], kind: number, random: SeededRandom): unknown[] {
  if (list.length === 0) return [forged({ x: random.below(20_000), y: random.below(20_000) }, random)];
  const at = random.below(list.length);
  return kind < 3 ? [...list, ...list] : list.with(at, forged(list[at], random));
}

const garbage: readonly unknown[] = [
  null,
  [],
  'seal',
  42,
  { kind: '__proto__' },
  { kind: 'constructor' },
  { kind: ['order'] },
  Number.NaN,
];

function changed(value: unknown, random: SeededRandom): unknown {
  if (typeof value === 'number')
    return [value + 100_000, -value - 1, value + 0.5, `${value}`, Number.MAX_SAFE_INTEGER, value + 3000][
      random.below(6)
    ];
  if (typeof value === 'string') return [`${value}-not`, '', 7, null, 'end', 'pistol'][random.below(6)];
  if (typeof value === 'boolean') return random.below(2) === 0 ? !value : 'yes';
  return ['order', 1, {}, [value]][random.below(4)];
}

/**
 * Submits an altered command. If the rules allow it, it was legal and there is no complaint. Otherwise the state must still have the
 * hash from before and the refusal must name a rule or a code. Returns the complaint.
 */
export function offerForged(
  match: TrialMatch,
  command: unknown,
  side: string,
  before: string,
): { readonly refused: boolean; readonly wrong: string | null } {
  const verdict = match.check(side, command);
  if (verdict.allowed) return { refused: false, wrong: null };
  const answer = match.submit(side, command);
  const text = JSON.stringify(command);
  if (answer.done) return { refused: true, wrong: `check says no and submit carries it out: ${text}` };
  if (match.hash() !== before) return { refused: true, wrong: `refused, but the state changed: ${text}` };
  const { because } = answer;
  const named = 'error' in because ? because.error.code !== undefined : because.refusals.length > 0;
  return { refused: true, wrong: named ? null : `refused without a rule or code: ${text}` };
}

/** Saves and reloads a game in the middle: same hash at every entry, same views, and the same continuation. */
export function saveAndLoad(trial: GameOnTrial, match: TrialMatch, seed: number): string | null {
  const { rules } = trial.game;
  const awaits = match.awaits();
  const file = JSON.parse(
    JSON.stringify({
      header: { dice: { kind: 'seed', seed } },
      entries: match.entries,
      result: awaits.kind === 'over' ? awaits.result : null,
      secret: null,
    }),
  ) as SaveFile;
  const loaded = replaySave(rules, rules.start(null), file as never);
  if (loaded.found.length > 0) return `replay differs: ${JSON.stringify(loaded.found[0])}`;
  const twin = loaded.match;
  if (twin.hash() !== match.hash()) return 'the loaded game has another hash';
  if (awaits.kind === 'over') return null;
  for (const side of awaits.sides) {
    if (JSON.stringify(twin.view(side)) !== JSON.stringify(match.view(side)))
      return `${side} sees something else after loading`;
  }
  return null;
}

/** Everything a side must see unchanged, as text: its view, and the verdicts on trial commands. */
export function knowledgeOf(
  trial: GameOnTrial,
  state: AnyState,
  side: string,
  asked: readonly SubmittedCommand[],
): string {
  const { rules } = trial.game;
  const answers = asked.map(({ command }) => JSON.stringify(rules.check(state, side, command, 'cost')));
  return [JSON.stringify(rules.view(state, { side })), ...answers].join('\n');
}

/** For open games: sides whose view differs from the first side's in more than the viewer. */
export function unequalViews({ game: { rules, sides } }: GameOnTrial, state: AnyState): string[] {
  const shown = (side: string | null): string => {
    const { you: _, ...rest } = { you: null, ...rules.view(state, { side }) };
    return JSON.stringify(rest);
  };
  const first = shown(sides[0]?.id ?? null);
  const lookers = [...sides.map(({ id }) => id), null];
  return lookers
    .filter((side) => shown(side) !== first)
    .map((side) => `${side ?? 'a bystander'} is shown something else, though nothing is hidden`);
}

/** Undoes the last command, and returns whether the state is exactly the earlier one, and so has its hash. */
export function undoOnce(
  match: TrialMatch,
  side: string,
  before: unknown,
): { readonly undone: boolean; readonly wrong: string | null } {
  const answer = match.undo(side);
  if (!answer.done) return { undone: false, wrong: null };
  return { undone: true, wrong: isSameData(match.state, before) ? null : 'undo does not restore the state' };
}
