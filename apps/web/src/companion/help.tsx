/** Help in the companion: the rules of the refusal, or of the rows that count; the sheet is opened for their words. */
import type { RuleId } from '@grognard/rules-kit';
import { Help } from '../help/help.tsx';
import type { RuleText } from '../referee/contract.ts';
import { settings } from '../settings/store.ts';
import { loadRuleset } from './loaded-ruleset.ts';
import type { WorkedCase } from './play/case.ts';
import type { LoadedRuleset, OptionValues } from './rules.ts';

function rulesIn(worked: WorkedCase): readonly RuleId[] {
  if (worked.kind === 'error') return [];
  const refused = worked.lines.flatMap((line) => (line.kind === 'refusal' ? [line.rule] : []));
  if (refused.length > 0) return refused;
  return worked.lines.flatMap((line) =>
    line.kind === 'modifier' || line.kind === 'effect' ? [line.rule] : [],
  );
}

/** In one hand there are only the words of rules that refuse. */
async function read(
  edition: string,
  options: OptionValues,
  rules: readonly RuleId[],
): Promise<readonly RuleText[]> {
  const [{ rulesRead }, book] = await Promise.all([
    import('../help/rule-text.ts'),
    loadRuleset(edition, settings.get().language, 'whole', settings.get().units),
  ]);
  return rulesRead({ ...book, options }, rules);
}

interface CompanionHelpProps {
  readonly book: LoadedRuleset;
  readonly options: OptionValues;
  readonly worked: WorkedCase;
}

export function CompanionHelp({ book: { edition }, options, worked }: CompanionHelpProps) {
  return (
    <Help edition={edition} matters={() => rulesIn(worked)} read={(rules) => read(edition, options, rules)} />
  );
}
