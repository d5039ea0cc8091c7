/** The quick sheet for the printer, in the largest type that fits on two pages. */
import {
  isLong,
  Problem,
  type SheetDocument,
  sectionsBySide,
  settingFor,
  sheetOf,
} from '@grognard/rules-kit';
import { useMemo } from 'react';
import { companionStore } from '../companion/companion-store.ts';
import { HouseRules } from '../companion/house-rules.tsx';
import type { LoadedRuleset, OptionValues } from '../companion/rules.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { useFromTheTop } from '../shell/page.tsx';
import { BlockView } from './blocks/block.tsx';
import { Legend } from './page.tsx';
import { Scroll } from './scroll.tsx';
import { forAnyPaper, isLongSheet } from './setting.ts';

function quickSheet({ ruleset, edition, words }: LoadedRuleset, options: OptionValues): SheetDocument {
  const found = sheetOf(ruleset, edition, { options }, words);
  if (!(found instanceof Problem)) return found;
  const plain = sheetOf(ruleset, edition, {}, words);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}

const nothing: OptionValues = {};

export function PrintView({ book }: { readonly book: LoadedRuleset }) {
  useFromTheTop();
  const options = useStore(companionStore).options[book.edition] ?? nothing;
  const doc = useMemo(() => quickSheet(book, options), [book, options]);
  const { columns, points, spacing } = forAnyPaper(settingFor(doc));
  return (
    <div className="printing">
      <header className="bar">
        <div className="tools">
          <a className="back" href={to('sheets', book.edition)}>
            <span aria-hidden="true">‹</span> {say('companion.sheet')}
          </a>
          <HouseRules book={book} which="all" />
          <button type="button" className="first" onClick={() => print()}>
            {say('sheets.print')}
          </button>
        </div>
        <p className="small tools">{say('sheets.paper')}</p>
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-edition={book.edition}
        className={`paper columns-${columns} ${spacing}${isLongSheet(doc) ? ' dense' : ''}`}
        style={{ '--points': `${points}pt` } as React.CSSProperties}
      >
        <div className="head">
          <h1 tabIndex={-1}>{doc.title}</h1>
          <p className="subtitle">{doc.subtitle}</p>
          <Legend legend={doc.legend} clauseNote={doc.clauseNote} />
        </div>
        {sectionsBySide(doc.sections).map((side) => (
          <div className="columns" key={side[0]?.title}>
            {side.map(({ title, blocks }) => (
              <section key={title} className="part">
                {title !== '' && <h2>{title}</h2>}
                {blocks.map((block) => (
                  <section
                    key={block.title}
                    className={`block of-${block.kind}${block.wide ? ' wide' : ''}${isLong(block) ? ' long' : ''}`}
                  >
                    {block.title !== title && <h3>{block.title}</h3>}
                    <Scroll label={block.title}>
                      <BlockView block={block} />
                    </Scroll>
                  </section>
                ))}
              </section>
            ))}
          </div>
        ))}
        <div className="whose">
          <p>{doc.credit}</p> <p>{doc.unofficial}</p>
        </div>
      </main>
    </div>
  );
}
