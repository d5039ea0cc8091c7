/** ExtrasCard: camp and works of an army. */
import { withEntry, withValueAt } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { FieldView } from './field-view.tsx';
import { LineRow } from './line-row.tsx';
import type { Builder } from './use-builder.ts';

interface ExtrasProps {
  readonly builder: Builder;
  readonly edition: string;
  readonly open: string | null;
  readonly setOpen: (at: string | null) => void;
}

export function ExtrasCard({ builder, edition, open, setOpen }: ExtrasProps) {
  const { army, offers, page, change } = builder;
  const camp = offers.army.find(({ at }) => at === 'camp');
  const works = page.extras.filter(({ at }) => at.startsWith(`${offers.lists.works}[`));
  return (
    <section className="card corps" aria-label={page.headings.extras}>
      <header>
        <h2>{page.headings.extras}</h2>
      </header>
      {camp !== undefined && <FieldView builder={builder} field={camp} />}
      <ul>
        {works.map((line) => (
          <li key={line.at}>
            <LineRow
              builder={builder}
              edition={edition}
              line={line}
              isOpen={open === line.at}
              isIllegal={false}
              toggle={() => setOpen(open === line.at ? null : line.at)}
              moves={null}
            >
              <button
                type="button"
                onClick={() => {
                  change(withValueAt(army.file, line.at, undefined));
                  setOpen(null);
                }}
              >
                {say('armies.take-out')}
              </button>
            </LineRow>
          </li>
        ))}
      </ul>
      <div className="row">
        {offers.works.map(({ title, points, entry }) => (
          <button
            key={title}
            type="button"
            onClick={() => {
              change(withEntry(army.file, offers.lists.works, entry));
              setOpen(`${offers.lists.works}[${works.length}]`);
            }}
          >
            {say('armies.add-works', { works: title, points })}
          </button>
        ))}
      </div>
    </section>
  );
}
