/** Helpers that declare most options: readings that only play on the table needs, and numbers of the table. */
import { choice, flag, type Option, option, optionsOn } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Rules } from '../model.ts';

interface Worded<Id extends string> {
  readonly id: Id;
  /** Rule of the option. Defaults to the rule with the option's id. */
  readonly rule?: string;
  readonly title: string;
  readonly says?: string;
  readonly effects?: Readonly<Record<string, string>>;
}

/** Declares a choice between readings that only play on the table needs. The first is the default. */
export function reading<const Id extends string, const V extends string>(
  declared: Worded<Id>,
  values: readonly [V, ...V[]],
): Option<Rules, Id, V> {
  return option<Id, V, V, Rules>({ ...declared, shape: choice<V>(values), default: values[0] });
}

/** Declares a prohibition or permission that only play on the table needs. */
export function tableFlag<const Id extends string>(
  declared: Worded<Id>,
  usual: 'usually-true' | 'usually-false' = 'usually-true',
): Option<Rules, Id, boolean> {
  return option<Id, boolean, boolean, Rules>({
    ...declared,
    shape: flag(),
    default: usual === 'usually-true',
  });
}

/** Declares a number that only play on the table and the sheet read. */
export const tableNumber = optionsOn(base, 'table');
