/** Clause: a part of a rule's sentence whose standing may differ from the rest, written `[name|words]`. */

export interface Clause {
  readonly text: string;
  /** Name of the clause in the catalogue. */
  readonly clause: string;
}

const clausePattern = /\[([a-z]+(?:-[a-z]+)*)\|([^[\]]*)\]/g;

/** The sentence as it is read. */
export function withoutClauses(sentence: string): string {
  return sentence.includes('[') ? sentence.replace(clausePattern, '$2') : sentence;
}

/** Its parts in order. Words that no clause claims belong to `main`. */
export function clausesIn(sentence: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let end = 0;
  for (const found of sentence.matchAll(clausePattern)) {
    const [whole, clause = '', text = ''] = found;
    if (found.index > end) clauses.push({ text: sentence.slice(end, found.index), clause: 'main' });
    clauses.push({ text, clause });
    end = found.index + whole.length;
  }
  if (end < sentence.length) clauses.push({ text: sentence.slice(end), clause: 'main' });
  return clauses;
}
