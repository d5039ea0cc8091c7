/** Help: a button and the key `?` open the rules that matter here, or the sheet if none does. */
import type { RuleId } from '@grognard/rules-kit';
import { lazy, Suspense, useState } from 'react';
import { say } from '../languages/index.ts';
import type { RuleText } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { useKey } from '../shell/use-key.ts';
import './help.css';

/** Loaded on demand. */
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

interface HelpProps {
  readonly edition: string;
  /** The rules that matter now, computed when help is opened. */
  readonly matters: () => readonly RuleId[];
  readonly read: (rules: readonly RuleId[]) => Promise<readonly RuleText[]>;
  /** Opens the legend of the table, where there is one. */
  readonly openLegend?: () => void;
}

export function Help({ edition, matters, read, openLegend }: HelpProps) {
  const [rules, setRules] = useState<readonly RuleText[] | null>(null);
  const open = () => {
    const ids = matters();
    const answer = ids.length === 0 ? Promise.resolve([]) : read(ids);
    void answer.then((found) => (found.length === 0 ? go(to('sheets', edition)) : setRules(found)));
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
      {rules !== null && (
        <Suspense>
          <RulesDialog
            edition={edition}
            rules={rules}
            close={() => setRules(null)}
            {...(openLegend === undefined ? {} : { openLegend })}
          />
        </Suspense>
      )}
    </>
  );
}
