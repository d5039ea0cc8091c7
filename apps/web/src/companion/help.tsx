/** CompanionHelp: the rules of the refusal, or of the rows that count. Loads the whole ruleset for their sentences. */
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

/** The companion's own bundle has only the sentences of refusal rules. */
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
  const matters = () => {
    const rules = rulesIn(worked);
    return { refusals: [], inHand: [], rules, counted: rules, piece: null };
  };
  return <Help edition={edition} matters={matters} read={(rules) => read(edition, options, rules)} />;
}
