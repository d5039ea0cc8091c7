/** Help: a button and the key `?` open what matters here, or the sheet if nothing does. */
import type { RuleId } from '@grognard/rules-kit';
import { lazy, Suspense, useState } from 'react';
import { say } from '../languages/index.ts';
import type { RuleText } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { useKey } from '../shell/use-key.ts';
import type { HelpTopics } from './matters.ts';
import './help.css';

/** Loaded on demand. */
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

interface HelpProps {
  readonly edition: string;
  /** What matters now, computed when help is opened. */
  readonly matters: () => HelpTopics;
  readonly read: (rules: readonly RuleId[]) => Promise<readonly RuleText[]>;
  /** Opens the legend of the table, where there is one. */
  readonly openLegend?: () => void;
}

/** Rules to read about what matters. Refusals bring their own sentences. */
function rulesToRead({ rules, piece }: HelpTopics): readonly RuleId[] {
  return [...rules, ...(piece?.states ?? []).flatMap(({ rule }) => rule ?? [])];
}

export function Help({ edition, matters, read, openLegend }: HelpProps) {
  const [shown, setShown] = useState<{ matters: HelpTopics; texts: readonly RuleText[] } | null>(null);
  const open = () => {
    const now = matters();
    const ids = rulesToRead(now);
    const answer = ids.length === 0 ? Promise.resolve([]) : read(ids);
    void answer.then((texts) =>
      texts.length + now.refusals.length === 0
        ? go(to('sheets', edition))
        : setShown({ matters: now, texts }),
    );
  };
  useKey('?', open);
  return (
    <>
      <button
        type="button"
        className="ask"
        title={say('help.open')}
        aria-label={say('help.open')}
        onClick={open}
      >
        ?
      </button>
      {shown !== null && (
        <Suspense>
          <RulesDialog
            edition={edition}
            {...shown}
            close={() => setShown(null)}
            {...(openLegend === undefined ? {} : { openLegend })}
          />
        </Suspense>
      )}
    </>
  );
}
