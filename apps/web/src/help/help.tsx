/** Help in place: a button and the key `?` open the rules that matter here; where none does, the sheet itself. */
import type { RuleId } from '@grognard/rules-kit';
import { useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { RuleOf } from '../reckoning/rule-of.tsx';
import type { RuleFace } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import './help.css';

interface HelpProps {
  readonly edition: string;
  /** Which rules matter now; asked when somebody wants to know. */
  readonly matters: () => readonly RuleId[];
  readonly read: (rules: readonly RuleId[]) => Promise<readonly RuleFace[]>;
}

/** Whoever types a question mark into a field means it so. */
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

export function Help({ edition, matters, read }: HelpProps) {
  const [rules, setRules] = useState<readonly RuleFace[] | null>(null);
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
      {rules !== null && <Rules edition={edition} rules={rules} close={() => setRules(null)} />}
    </>
  );
}

/** A rule without a short name is called by all of its words. */
const isNamed = ({ label, words }: RuleFace) => !words.startsWith(label.replace(/\.$/, ''));

interface RulesProps {
  readonly edition: string;
  readonly rules: readonly RuleFace[];
  readonly close: () => void;
}

function Rules({ edition, rules, close }: RulesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="help" aria-labelledby="help-title" onClose={close}>
      <h2 ref={title} id="help-title" tabIndex={-1}>
        {say('help.title')}
      </h2>
      {rules.map((face) => (
        <section key={face.rule}>
          {isNamed(face) && <h3>{face.label}</h3>}
          <p>{face.words}</p>
          <p className="margin">
            <RuleOf edition={edition} cited={face} /> <span className="small">{face.source}</span>
          </p>
        </section>
      ))}
      <div className="row">
        <button type="button" className="first" onClick={() => dialog.current?.close()}>
          {say('help.close')}
        </button>
        <a className="button" href={to('sheets', edition)}>
          {say('help.sheet')}
        </a>
      </div>
    </dialog>
  );
}
