/** wantedOf: the rules that a procedure declares it can name, with every option set each way. */
import {
  type AnyShape,
  type OptionInfo,
  Problem,
  type Ruleset,
  type RulesInForce,
} from '@grognard/rules-kit';
import { plainRules } from './catalogue.ts';
import type { ExpectedRules } from './explore.ts';

/** Representative values of an option. */
export function valuesOf({ form }: AnyShape): readonly unknown[] {
  switch (form.kind) {
    case 'choice':
      return form.values;
    case 'flag':
      return [true, false];
    case 'whole':
    case 'number':
      return [form.min, form.max];
    case 'nullable':
      return [null, ...valuesOf(form.of)];
    case 'refined':
      return valuesOf(form.of);
    case 'either':
      return form.of.flatMap(valuesOf);
    case 'data':
    case 'list':
    case 'record':
    case 'text':
      return [];
  }
}

function settings(option: OptionInfo): Record<string, unknown>[] {
  return valuesOf(option.shape).map((value) => ({ [option.id]: value }));
}

/** Every rule that the procedure can print or be refused by in this edition, by default or with one option set. */
export function wantedOf(ruleset: Ruleset, edition: string, procedure: string): ExpectedRules {
  const printed = new Set<string>();
  const refused = new Set<string>();
  const look = (inForce: RulesInForce): void => {
    const known = inForce.procedure(procedure);
    for (const rule of known?.prints() ?? []) printed.add(rule);
    for (const rule of known?.refusedBy() ?? []) refused.add(rule);
  };
  look(plainRules(ruleset, edition));
  for (const option of ruleset.options.filter(({ readBy }) => readBy.includes(procedure))) {
    for (const set of settings(option)) {
      const inForce = ruleset.inForce(edition, set);
      if (!(inForce instanceof Problem)) look(inForce);
    }
  }
  return { printed: [...printed], refused: [...refused] };
}
