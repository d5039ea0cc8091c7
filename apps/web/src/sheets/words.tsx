/** Text of a sheet. Search words are marked, and rule ids are links. */
import type { MarkedText } from '@grognard/rules-kit';
import { createContext, useContext } from 'react';
import { to } from '../routes.ts';
import { piecesOf } from './search.ts';
import type { FindTerms } from './terms.ts';

export interface SheetReading {
  readonly edition: string;
  /** The search words. */
  readonly words: readonly string[];
  readonly isRule: (id: string) => boolean;
  readonly findTerms: FindTerms;
}

export const reading = createContext<SheetReading>({
  edition: '',
  words: [],
  isRule: () => false,
  findTerms: (text) => [{ text, rule: null }],
});

/** A text with search words marked, and links for rules and terms. `own` is the rule it belongs to. */
export function Words({ text, own = '' }: { readonly text: string; readonly own?: string }) {
  const { isRule, findTerms } = useContext(reading);
  let at = 0;
  return text.split(/([a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*)/).flatMap((part, turn) => {
    if (turn % 2 === 1 && isRule(part))
      return [<RuleLink key={at++} text={part} rule={part} kind="in-text" />];
    return findTerms(part, own).map((piece) =>
      piece.rule === null || !isRule(piece.rule) ? (
        <Hits key={at++} text={piece.text} />
      ) : (
        <RuleLink key={at++} text={piece.text} rule={piece.rule} kind="term" />
      ),
    );
  });
}

/** A title with search words marked, but without links. */
export function TitleWords({ text }: { readonly text: string }) {
  return <Hits text={text} />;
}

interface RuleLinkProps {
  readonly text: string;
  readonly rule: string;
  readonly kind: 'in-text' | 'term' | 'to-rule';
}

function RuleLink({ text, rule, kind }: RuleLinkProps) {
  const { edition } = useContext(reading);
  return (
    <a className={kind} href={to('sheets', edition, rule)} title={rule}>
      <Hits text={text} />
    </a>
  );
}

function Hits({ text }: { readonly text: string }) {
  const { words } = useContext(reading);
  if (words.length === 0) return text;
  let at = 0;
  return piecesOf(text, words).map((piece) =>
    piece.isHit ? <mark key={at++}>{piece.text}</mark> : <span key={at++}>{piece.text}</span>,
  );
}

/** A text with the mark of its standing, which links to its rule. */
export function MarkedWords({ marked: { text, mark, rule } }: { readonly marked: MarkedText }) {
  const { isRule } = useContext(reading);
  const sign = mark === '' ? null : <span className="mark">{mark}</span>;
  if (rule === undefined || !isRule(rule)) {
    return (
      <>
        <Words text={text} />
        {sign}
      </>
    );
  }
  return (
    <>
      <RuleLink text={text} rule={rule} kind="to-rule" />
      {sign}
    </>
  );
}
