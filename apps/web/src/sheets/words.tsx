/** Text of a sheet. Search words are marked, and rule ids are links. */
import { type MarkedText, markedParts, type SignedText } from '@grognard/rules-kit';
import { createContext, Fragment, useContext } from 'react';
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
export function MarkedWords({ marked }: { readonly marked: MarkedText }) {
  const { isRule } = useContext(reading);
  const { rule } = marked;
  return (
    <Signed marked={marked}>
      {(text) =>
        rule === undefined || !isRule(rule) ? (
          <Words text={text} />
        ) : (
          <RuleLink text={text} rule={rule} kind="to-rule" />
        )
      }
    </Signed>
  );
}

interface SignedProps {
  readonly marked: SignedText;
  readonly children: (text: string) => React.ReactNode;
}

/** A text with the mark of each of its clauses. One with a mark of its own is set apart, so that one sees how far it reaches. */
export function Signed({ marked, children }: SignedProps) {
  let at = 0;
  return markedParts(marked).map(({ text, mark, isPart }) => (
    <Fragment key={at++}>
      {mark !== '' && isPart ? <i className="clause">{children(text)}</i> : children(text)}
      {mark !== '' && <span className="mark">{mark}</span>}
    </Fragment>
  ));
}
