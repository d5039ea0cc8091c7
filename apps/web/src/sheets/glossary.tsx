/** The glossary of a game: its terms, each with the rule that defines it. */
import { wordsOf } from '@grognard/rules-kit';
import { formsIn, namesIn } from '@grognard/rulesets/glossary';
import { useContext, useMemo } from 'react';
import { type LoadedRuleset, type OptionValues, rulesOf } from '../companion/rules.ts';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';
import { holds } from './search.ts';
import { type FindTerms, finderOf } from './terms.ts';
import { reading, TitleWords, Words } from './words.tsx';

/** Finds the terms of the game in its texts. */
export function useTerms({ glossary, words: { language } }: LoadedRuleset): FindTerms {
  return useMemo(() => finderOf(formsIn(glossary, language)), [glossary, language]);
}

interface GlossaryProps {
  readonly book: LoadedRuleset;
  readonly options: OptionValues;
}

export function Glossary({ book, options }: GlossaryProps) {
  const { words: sought, isRule } = useContext(reading);
  const { glossary, edition, words } = book;
  const { ruleNumbers } = rulesOf(book, options);
  const terms = namesIn(glossary, words.language)
    .filter(({ rule }) => isRule(rule))
    .map(({ term, rule }) => ({ term, rule, says: wordsOf(words, ruleNumbers, rule) }))
    .filter(({ term, says }) => holds(sought, term, says))
    .sort((a, b) => a.term.localeCompare(b.term, words.language));
  if (terms.length === 0) return null;
  return (
    <section className="part" id="glossary" tabIndex={-1}>
      <h2>{say('sheets.glossary')}</h2>
      <dl className="entries block">
        {terms.map(({ term, rule, says }) => (
          <div className="entry" key={rule}>
            <dt>
              <a href={to('sheets', edition, rule)}>
                <TitleWords text={term} />
              </a>
            </dt>
            <dd>
              <Words text={says} own={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
