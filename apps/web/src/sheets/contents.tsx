/** Table of contents of a sheet. */
import { sheetWords } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { type PlacedSection, partAddress } from './search.ts';

interface ContentsProps {
  readonly edition: string;
  readonly sections: readonly PlacedSection[];
}

export function Contents({ edition, sections }: ContentsProps) {
  const { language } = useStore(settings);
  const title = sheetWords(language).sheet.contents;
  const isWide = matchMedia('(min-width: 62rem)').matches;
  return (
    <nav className="contents" aria-label={title}>
      <details open={isWide}>
        <summary>{title}</summary>
        <ul>
          {sections.map((section) => (
            <li key={section.at}>
              <a className="chapter" href={to('sheets', edition, partAddress(section.at))}>
                {section.title}
              </a>
              {section.blocks.length > 1 && (
                <ul>
                  {section.blocks.map(({ at, block }) => (
                    <li key={at}>
                      <a href={to('sheets', edition, partAddress(section.at, at))}>{block.title}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li>
            <a className="chapter" href={to('sheets', edition, 'glossary')}>
              {say('sheets.glossary')}
            </a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
