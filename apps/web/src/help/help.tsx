/** Help: a button and the key `?` open the rules that matter here, or the sheet if none does. */
import type { RuleId } from '@grognard/rules-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import type { RuleText } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
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

/** A question mark typed into a field does not open help. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null;
}

function useKey(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

export function Help({ edition, matters, read, openLegend }: HelpProps) {
  const [rules, setRules] = useState<readonly RuleText[] | null>(null);
  const open = () => {
    const ids = matters();
    const answer = ids.length === 0 ? Promise.resolve([]) : read(ids);
    void answer.then((found) => (found.length === 0 ? go(to('sheets', edition)) : setRules(found)));
  };
  useKey(open);
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
