/** Sheets: a page for each edition, its quick sheet for the printer, and the changes between two editions. */
import { Suspense } from 'react';
import type { ScreenProps } from '../app.tsx';
import '../companion/companion.css';
import { editions } from '../companion/editions.ts';
import { useRuleset } from '../companion/loaded-ruleset.ts';
import { CompareView } from './compare.tsx';
import { SheetList } from './list.tsx';
import { SheetPage } from './page.tsx';
import { PrintView } from './print.tsx';
import './sheets.css';

export function SheetsScreen({ at }: ScreenProps) {
  const [edition, place, other] = at.path;
  if (!editions().some(({ id }) => id === edition)) return <SheetList />;
  return (
    <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
      <Opened key={edition} edition={edition!} place={place ?? ''} other={other ?? ''} />
    </Suspense>
  );
}

interface OpenedProps {
  readonly edition: string;
  /** A rule, a part of the sheet, or one of its other views. */
  readonly place: string;
  readonly other: string;
}

function Opened({ edition, place, other }: OpenedProps) {
  const book = useRuleset(edition, 'whole');
  if (place === 'print') return <PrintView book={book} />;
  if (place === 'compare') return <CompareView book={book} other={other} />;
  return <SheetPage book={book} place={place} />;
}
