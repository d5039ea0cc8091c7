/** Comparison of two editions of one game, side by side. Shows only the differences. */
import { editionBefore, sheetDiff, sheetWords } from '@grognard/rules-kit';
import { useMemo } from 'react';
import { editionName } from '../companion/editions.ts';
import type { LoadedRuleset } from '../companion/rules.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { go, to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { Page } from '../shell/page.tsx';
import { useTerms } from './glossary.tsx';
import { Legend } from './page.tsx';
import { sectionsWith } from './search.ts';
import { Sections } from './sections.tsx';
import { reading } from './words.tsx';

interface CompareProps {
  readonly book: LoadedRuleset;
  /** The edition to compare with. If the address names none, the one before, or for the first edition the next. */
  readonly other: string;
}

export function CompareView({ book, other }: CompareProps) {
  const { ruleset, edition, words } = book;
  const { language } = useStore(settings);
  const others = ruleset.editions.map(({ id }) => id).filter((id) => id !== edition);
  const before = others.includes(other) ? other : (editionBefore(ruleset, edition) ?? others[0]);
  const doc = useMemo(
    () => (before === undefined ? null : sheetDiff(ruleset, before, edition, words)),
    [ruleset, before, edition, words],
  );
  const ids = useMemo(() => new Set(ruleset.catalogue.map(({ id }) => id)), [ruleset]);
  const sections = doc === null ? [] : sectionsWith(doc, []);
  return (
    <reading.Provider value={{ edition, words: [], isRule: (id) => ids.has(id), findTerms: useTerms(book) }}>
      <Page
        title={say('sheets.compare')}
        here="sheets"
        wide="yes"
        credits={doc === null ? [ruleset.credit] : [doc.credit, doc.unofficial]}
      >
        <div className="row">
          <label className="picker">
            <span className="legend">{say('sheets.before')}</span>
            <select
              value={before}
              onChange={(event) => go(to('sheets', edition, 'compare', event.target.value), 'replace')}
            >
              {others.map((id) => (
                <option key={id} value={id}>
                  {editionName(id)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p>
          → <a href={to('sheets', edition)}>{editionName(edition)}</a>
        </p>
        {sections.length === 0 && <p>{sheetWords(language).sheet.noChange}</p>}
        {doc !== null && <Legend legend={doc.legend} clauseNote={doc.clauseNote} />}
        <Sections sections={sections} />
      </Page>
    </reading.Provider>
  );
}
