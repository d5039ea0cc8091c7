/** The companion's state between visits: edition, procedure, last choices of each procedure, house rules. */
import { createStore, type Store } from '../look/store.ts';
import { type Choices, isRecord } from './form/choices.ts';
import type { OptionValues } from './rules.ts';

export interface CompanionState {
  readonly edition: string | null;
  /** The last procedure of each edition. */
  readonly procedures: Readonly<Record<string, string>>;
  /** The last choices, by `edition procedure`. */
  readonly choices: Readonly<Record<string, Choices>>;
  /** The options that the players agreed on, by edition. Options at their default are omitted. */
  readonly options: Readonly<Record<string, OptionValues>>;
  /** The id of the open evening of each edition. */
  readonly evenings: Readonly<Record<string, string>>;
}

const key = 'grognard.companion';
const nothing: CompanionState = { edition: null, procedures: {}, choices: {}, options: {}, evenings: {} };

/** The stored state, without the parts that cannot be read. */
export function readCompanionState(text: string | null): CompanionState {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return nothing;
  }
  if (!isRecord(kept)) return nothing;
  const { edition, procedures, choices, options, evenings } = kept;
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    edition: typeof edition === 'string' ? edition : null,
    procedures: entriesThat(procedures, isText),
    choices: entriesThat(choices, isRecord),
    options: entriesThat(options, isRecord),
    evenings: entriesThat(evenings, isText),
  };
}

function entriesThat<T>(value: unknown, fits: (entry: unknown) => entry is T): Readonly<Record<string, T>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}

export const caseKey = (edition: string, procedure: string) => `${edition} ${procedure}`;

export function withChoices(
  kept: CompanionState,
  edition: string,
  procedure: string,
  choices: Choices,
): CompanionState {
  return {
    ...kept,
    edition,
    procedures: { ...kept.procedures, [edition]: procedure },
    choices: { ...kept.choices, [caseKey(edition, procedure)]: choices },
  };
}

/** Sets an option for an edition. Undefined resets it to its default. */
export function withOption(
  kept: CompanionState,
  edition: string,
  id: string,
  value: unknown,
): CompanionState {
  const { [id]: _before, ...rest } = kept.options[edition] ?? {};
  const options = value === undefined ? rest : { ...rest, [id]: value };
  return { ...kept, options: { ...kept.options, [edition]: options } };
}

/** Opens an evening for its edition. Null closes it. */
export function withEvening(kept: CompanionState, edition: string, id: string | null): CompanionState {
  const { [edition]: _before, ...rest } = kept.evenings;
  return { ...kept, evenings: id === null ? rest : { ...rest, [edition]: id } };
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const companionStore: Store<CompanionState> = createStore(readCompanionState(stored()));

export function remember(next: CompanionState): void {
  companionStore.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Valid for this visit only.
  }
}
