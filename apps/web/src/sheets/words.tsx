/** Text of a sheet: what one looks for is marked, ids of rules lead to their rules. */
import type { Marked } from '@grognard/rules-kit';
import { createContext, useContext } from 'react';
import { to } from '../routes.ts';
import { piecesOf } from './search.ts';

export interface Reading {
  readonly edition: string;
  /** Words one looks for. */
  readonly words: readonly string[];
  readonly isRule: (id: string) => boolean;
}

export const reading = createContext<Reading>({ edition: '', words: [], isRule: () => false });

/** A text with marks where the words stand. */
export function Words({ text }: { readonly text: string }) {
  const { words, edition, isRule } = useContext(reading);
  let at = 0;
  return text.split(/([a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*)/).map((part, turn) => {
    const key = at++;
    if (turn % 2 === 0 || !isRule(part)) return <Hits key={key} text={part} words={words} />;
    return (
      <a key={key} className="in-text" href={to('sheets', edition, part)}>
        <Hits text={part} words={words} />
      </a>
    );
  });
}

function Hits({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  let at = 0;
  return piecesOf(text, words).map((piece) =>
    piece.isHit ? <mark key={at++}>{piece.text}</mark> : <span key={at++}>{piece.text}</span>,
  );
}

/** A text with the mark of its standing, leading to its rule. */
export function MarkedWords({ marked: { text, mark, rule } }: { readonly marked: Marked }) {
  const { words, edition, isRule } = useContext(reading);
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
      <a className="to-rule" href={to('sheets', edition, rule)} title={rule}>
        <Hits text={text} words={words} />
      </a>
      {sign}
    </>
  );
}
