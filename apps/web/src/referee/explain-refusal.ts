/** explainRefusals: refusals as the page shows them, with the rule, its sentence, and what would make the command legal. */
import type { ExplainedRefusal } from '@grognard/engine';
import { cite, Problem, type RuleId, refusalTitleOf, remedyOf, wordsOf } from '@grognard/rules-kit';
import type { PageGame } from './create-game.ts';

export function explainRefusals(
  { bundle, words, game }: PageGame,
  rules: readonly RuleId[],
): readonly ExplainedRefusal[] {
  const { ruleset } = bundle;
  const inForce = ruleset.inForce(game.rules.edition);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  return rules.map((rule) => {
    const { standing, source } = cite(ruleset, inForce, rule, words);
    return {
      rule,
      code: null,
      label: refusalTitleOf(words, inForce.ruleNumbers, rule),
      words: wordsOf(words, inForce.ruleNumbers, rule),
      remedy: remedyOf(words, inForce.ruleNumbers, rule),
      standing,
      source,
      piece: null,
    };
  });
}
