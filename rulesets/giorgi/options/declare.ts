/** The two ways in which most options are declared: readings that only the table needs, and figures of the table. */
import { choice, flag, type Option, option, optionsOn } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Rules } from '../model.ts';

interface Worded<Id extends string> {
  readonly id: Id;
  /** The row it belongs to, where that is not its own id. */
  readonly rule?: string;
  readonly title: string;
  readonly says: string;
}

/** A choice between readings that only play on the table needs; the first is the default. */
export function reading<const Id extends string, const V extends string>(
  declared: Worded<Id>,
  values: readonly [V, ...V[]],
): Option<Rules, Id, V> {
  return option<Id, V, V, Rules>({ ...declared, shape: choice<V>(values), default: values[0] });
}

/** A prohibition or permission that only play on the table needs. */
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

/** A figure that only play on the table and the sheet read. */
export const tableNumber = optionsOn(base, 'table');
