/** A refusal as the page shows it: the rule, its words, and what would make it legal. */
import type { ExplainedRefusal, InvalidCommand, RefusedCommand } from '@grognard/engine';
import { cite, Problem, type Ruleset, remedyOf, type Words, wordsOf } from '@grognard/rules-kit';

export function hindrancesOf(
  ruleset: Ruleset,
  words: Words,
  edition: string,
  because: RefusedCommand | InvalidCommand,
): readonly ExplainedRefusal[] {
  if ('error' in because) {
    const { code, message } = because.error;
    return [
      {
        rule: null,
        code,
        label: message,
        words: message,
        remedy: null,
        standing: 'ours',
        source: '',
        piece: null,
      },
    ];
  }
  const inForce = ruleset.inForce(edition);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  return because.refusals.map(({ rule }) => {
    const { label, standing, source } = cite(ruleset, inForce, rule, words);
    return {
      rule,
      code: null,
      label,
      words: wordsOf(words, inForce.ruleNumbers, rule),
      remedy: remedyOf(words, inForce.ruleNumbers, rule),
      standing,
      source,
      piece: null,
    };
  });
}
