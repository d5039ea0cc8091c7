/** RulesDialog: what matters in a dialog: refusals, rules with sentence, standing and source, and states. */
import { useEffect, useRef } from 'react';
import { RefusalList } from '../explanation/refusal-list.tsx';
import { RuleOf } from '../explanation/rule-of.tsx';
import { say } from '../languages/index.ts';
import type { RuleText } from '../referee/contract.ts';
import { to } from '../routes.ts';
import type { HelpTopics } from './matters.ts';

/** The label of a rule without a short name is its whole sentence. */
const isNamed = ({ label, words }: RuleText) => !words.startsWith(label.replace(/\.$/, ''));

interface RuleSectionProps {
  readonly edition: string;
  /** Null if it goes without. */
  readonly heading: string | null;
  /** Null if there is nothing to read. */
  readonly text: RuleText | null;
}

function RuleSection({ edition, heading, text }: RuleSectionProps) {
  return (
    <section>
      {heading !== null && <h4>{heading}</h4>}
      {text !== null && (
        <>
          <p>{text.words}</p>
          <p className="margin">
            <RuleOf edition={edition} cited={text} /> <span className="small">{text.source}</span>
          </p>
        </>
      )}
    </section>
  );
}

interface TextsProps {
  readonly edition: string;
  readonly matters: HelpTopics;
  readonly texts: readonly RuleText[];
}

/** What is in hand. A rule goes by its label only if it counts. */
function RulesOfDraft({ edition, matters: { inHand, rules, counted }, texts }: TextsProps) {
  return (
    <>
      {inHand.length > 0 && <h3>{inHand.join(' · ')}</h3>}
      {texts
        .filter(({ rule }) => rules.includes(rule))
        .map((text) => (
          <RuleSection
            key={text.rule}
            edition={edition}
            heading={counted.includes(text.rule) && isNamed(text) ? text.label : null}
            text={text}
          />
        ))}
    </>
  );
}

function States({ edition, matters: { piece }, texts }: TextsProps) {
  if (piece === null) return null;
  return (
    <>
      <h3>{say('help.states', { name: piece.name })}</h3>
      {piece.states.map(({ words, rule }) => (
        <RuleSection
          key={words}
          edition={edition}
          heading={words}
          text={texts.find((text) => text.rule === rule) ?? null}
        />
      ))}
    </>
  );
}

interface RulesProps extends TextsProps {
  readonly close: () => void;
  readonly openLegend?: () => void;
}

export function RulesDialog({ edition, matters, texts, close, openLegend }: RulesProps) {
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
      <RefusalList refusals={matters.refusals} edition={edition} />
      <RulesOfDraft edition={edition} matters={matters} texts={texts} />
      <States edition={edition} matters={matters} texts={texts} />
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
