/** RulesDialog: rules in a dialog, each with its sentence, standing and source. */
import { useEffect, useRef } from 'react';
import { RuleOf } from '../explanation/rule-of.tsx';
import { say } from '../languages/index.ts';
import type { RuleText } from '../referee/contract.ts';
import { to } from '../routes.ts';

/** The label of a rule without a short name is its whole sentence. */
const isNamed = ({ label, words }: RuleText) => !words.startsWith(label.replace(/\.$/, ''));

interface RulesProps {
  readonly edition: string;
  readonly rules: readonly RuleText[];
  readonly close: () => void;
  readonly openLegend?: () => void;
}

export function RulesDialog({ edition, rules, close, openLegend }: RulesProps) {
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
        {openLegend !== undefined && (
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              openLegend();
            }}
          >
            {say('legend.title')}
          </button>
        )}
        <a className="button" href={to('sheets', edition)}>
          {say('help.sheet')}
        </a>
      </div>
    </dialog>
  );
}
