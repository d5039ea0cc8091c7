/** Options as players choose them: checked, applied to the rules of an edition, or read with their defaults. */
import { type Edition, editionRules, type Option } from './edition.ts';
import { recordOf } from './plain-data.ts';
import { check } from './schema/check.ts';
import { Problem } from './schema/problem.ts';
import { didYouMean } from './schema/suggest.ts';

interface ChosenOption<R> {
  readonly known: Option<R>;
  readonly value: unknown;
}

/** Given options that procedures read and that differ from the default, in the order of declaration. */
export function chooseOptions<R>(options: readonly Option<R>[], given: unknown): ChosenOption<R>[] | Problem {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return new Problem('option', 'options', 'options are an object of option ids and values');
  }
  const values = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(values).find((id) => !options.some((known) => known.id === id));
  if (unknown !== undefined) {
    const hint = didYouMean(
      unknown,
      options.map(({ id }) => id),
    );
    return new Problem('option', optionPlace(unknown), `there is no option "${unknown}"${hint}`);
  }
  const chosen: ChosenOption<R>[] = [];
  for (const known of options) {
    if (!Object.hasOwn(values, known.id) || values[known.id] === undefined) continue;
    const value = check(known.shape, values[known.id]);
    if (value instanceof Problem)
      return new Problem('option', optionPlace(known.id), value.within(known.id).message);
    if (known.amend !== null && value !== known.default) chosen.push({ known, value });
  }
  return chosen;
}

export function withChosen<R>(rules: R, chosen: readonly ChosenOption<R>[]): R {
  return chosen.reduce((sofar, { known, value }) => known.amend?.(sofar, value) ?? sofar, rules);
}

function optionPlace(id: string): string {
  return `options[${JSON.stringify(id.length > 80 ? `${id.slice(0, 80)}…` : id)}]`;
}

/** What the rules of a battle are made from. */
export interface RulesSource<R> {
  readonly base: R;
  readonly editions: readonly Edition<R>[];
  readonly options: readonly Option<R>[];
}

/** The rules of a battle: the edition with the chosen options, or the problem with these. */
export function chosenRules<R>(
  { base, editions, options }: RulesSource<R>,
  edition: string,
  given: Readonly<Record<string, unknown>>,
): R | Problem {
  const ids = editions.map(({ id }) => id);
  if (!ids.includes(edition))
    return new Problem('edition', 'edition', `there is no edition "${edition}"${didYouMean(edition, ids)}`);
  const chosen = chooseOptions(options, given);
  return chosen instanceof Problem ? chosen : withChosen(editionRules(base, editions, edition), chosen);
}

/** Every option with its value: the one given, or its default. The caller names the type that the options have. */
export function optionValues<T extends object>(
  options: readonly Pick<Option<never>, 'id' | 'shape' | 'default'>[],
  given: Readonly<Record<string, unknown>>,
): T {
  return recordOf(
    options.map(({ id, shape, default: defaultValue }) => {
      const value = Object.hasOwn(given, id) ? check(shape, given[id]) : defaultValue;
      return [id, value instanceof Problem ? defaultValue : value] as const;
    }),
  );
}
