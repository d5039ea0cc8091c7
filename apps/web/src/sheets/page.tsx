/** The sheet of an edition as a page: search, contents, options, odds of a case, and an address for every rule. */
import { Problem, type SheetDocument, sheetOf } from '@grognard/rules-kit';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { companionStore } from '../companion/companion-store.ts';
import { HouseRules } from '../companion/house-rules.tsx';
import type { LoadedRuleset, OptionValues } from '../companion/rules.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { ruleAnchor } from './blocks/catalogue.tsx';
import { Contents } from './contents.tsx';
import { Glossary, useTerms } from './glossary.tsx';
import { OddsPanels } from './odds-panels.tsx';
import { type PlacedSection, rowsIn, sectionsWith, wordsOf } from './search.ts';
import { Sections } from './sections.tsx';
import { reading } from './words.tsx';

/** The whole sheet under the players' options. Unknown options are ignored. */
export function documentOf({ ruleset, edition, words }: LoadedRuleset, options: OptionValues): SheetDocument {
  const found = sheetOf(ruleset, edition, { full: true, options }, words);
  if (!(found instanceof Problem)) return found;
  const plain = sheetOf(ruleset, edition, { full: true }, words);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}

/** The rules that the edition has. */
function rulesIn({ ruleset, edition }: LoadedRuleset): ReadonlySet<string> {
  return new Set(ruleset.catalogue.filter((rule) => rule.editions.includes(edition)).map(({ id }) => id));
}

/** Scrolls to the place that the address names, and marks it. */
function useTarget(place: string, isReady: boolean): void {
  useEffect(() => {
    if (place === '' || !isReady) return;
    const target = document.getElementById(place.includes('.') ? ruleAnchor(place) : place);
    if (target === null) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
    target.classList.add('is-target');
    return () => target.classList.remove('is-target');
  }, [place, isReady]);
}

interface SheetPageProps {
  readonly book: LoadedRuleset;
  readonly place: string;
}

export function SheetPage({ book, place }: SheetPageProps) {
  const { edition } = book;
  const options = useStore(companionStore).options[edition] ?? nothing;
  const doc = useMemo(() => documentOf(book, options), [book, options]);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const words = useMemo(() => wordsOf(asked), [asked]);
  const sections = useMemo(() => sectionsWith(doc, words), [doc, words]);
  const ids = useMemo(() => rulesIn(book), [book]);
  // A reader who follows a link wants to see its target, not the rest of a search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the place counts
  useEffect(() => setQuery(''), [place]);
  useTarget(place, words.length === 0);
  return (
    <reading.Provider value={{ edition, words, isRule: (id) => ids.has(id), findTerms: useTerms(book) }}>
      <Page title={doc.title} here="sheets" wide="yes" credits={[doc.credit, doc.unofficial]}>
        <p className="subtitle">{doc.subtitle}</p>
        <Toolbar book={book} query={query} setQuery={setQuery} />
        <SearchResults words={words} sections={sections} />
        <div className="sheet">
          <Contents edition={edition} sections={sections} />
          <div className="body">
            <Legend legend={doc.legend} clauseNote={doc.clauseNote} />
            {words.length === 0 && <OddsPanels book={book} options={options} />}
            <Sections sections={sections} />
            <Glossary book={book} options={options} />
          </div>
        </div>
      </Page>
    </reading.Provider>
  );
}

const nothing: OptionValues = {};

interface ToolbarProps {
  readonly book: LoadedRuleset;
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

function Toolbar({ book, query, setQuery }: ToolbarProps) {
  const { edition, ruleset } = book;
  return (
    <div className="row sheet-tools">
      <label className="search">
        <span className="unseen">{say('sheets.search')}</span>
        <input
          type="search"
          placeholder={say('sheets.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <HouseRules book={book} which="all" />
      <a className="button" href={to('sheets', edition, 'print')}>
        {say('sheets.quick')}
      </a>
      {ruleset.editions.length > 1 && (
        <a className="button" href={to('sheets', edition, 'compare')}>
          {say('sheets.compare')}
        </a>
      )}
      <a className="button" href={to('companion', edition)}>
        {say('door.companion')}
      </a>
    </div>
  );
}

function SearchResults({
  words,
  sections,
}: {
  readonly words: readonly string[];
  readonly sections: readonly PlacedSection[];
}) {
  const count = sections.reduce(
    (sum, { blocks }) => sum + blocks.reduce((rows, { block }) => rows + rowsIn(block), 0),
    0,
  );
  return (
    <p className="small" role="status">
      {words.length > 0 && say('sheets.found', { count })}
    </p>
  );
}

/** Meanings of the marks. */
export function Legend({ legend, clauseNote }: Pick<SheetDocument, 'legend' | 'clauseNote'>) {
  return (
    <p className="legend-of">
      {legend.map(({ mark, says }) => (
        <span key={mark}>
          <b className="mark">{mark}</b> {says}
        </span>
      ))}
      {clauseNote !== '' && <i className="clause">{clauseNote}</i>}
    </p>
  );
}
