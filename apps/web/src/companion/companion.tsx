/** The companion: resolves cases beside a real table, on a phone. */
import { lazy, Suspense } from 'react';
import type { ScreenProps } from '../app.tsx';
import { useStore } from '../look/store.ts';
import { useAwake } from './awake.ts';
import { useRuleset } from './loaded-ruleset.ts';
import './companion.css';
import { companionStore } from './companion-store.ts';
import { editions, firstEdition } from './editions.ts';
import { HistoryScreen } from './history/screen.tsx';
import { ProcedureView } from './procedure.tsx';
import { ProcedureList } from './procedures.tsx';

const EveningsScreen = lazy(async () => ({
  default: (await import('./evening/screen.tsx')).EveningsScreen,
}));

/** Without a path the companion opens where it was left. */
export function CompanionScreen({ at }: ScreenProps) {
  useAwake();
  const kept = useStore(companionStore);
  const [first, second] = at.path;
  if (first === 'history') return <HistoryScreen />;
  if (first === 'evenings')
    return (
      <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
        <EveningsScreen key={second} path={at.path.slice(1)} />
      </Suspense>
    );
  const known = editions();
  const isKnown = (id: string | null | undefined): id is string => known.some((edition) => edition.id === id);
  const edition = isKnown(first) ? first : isKnown(kept.edition) ? kept.edition : firstEdition();
  const procedure = first === undefined ? kept.procedures[edition] : second;
  return (
    <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
      <Opened key={edition} edition={edition} procedure={procedure ?? null} />
    </Suspense>
  );
}

function Opened({ edition, procedure }: { readonly edition: string; readonly procedure: string | null }) {
  const book = useRuleset(edition, 'hand');
  return procedure !== null && book.ruleset.procedureIds.includes(procedure) ? (
    <ProcedureView key={procedure} book={book} procedure={procedure} />
  ) : (
    <ProcedureList book={book} />
  );
}
