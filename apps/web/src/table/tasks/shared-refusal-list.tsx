/** SharedRefusals: what refuses every target alike, over all of them. */
import type { ExplainedRefusal } from '@grognard/engine';
import { RefusalList } from '../../explanation/refusal-list.tsx';

interface SharedProps {
  readonly edition: string;
  readonly refusals: readonly ExplainedRefusal[];
  /** Whether one of the refused choices was made. */
  readonly isAsked: boolean;
}

/** Who asked for none of it has done nothing wrong: the reason is there to be read, and raises no alarm. */
export function SharedRefusals({ edition, refusals, isAsked }: SharedProps) {
  const [first] = refusals;
  const list = <RefusalList refusals={refusals} edition={edition} />;
  if (first === undefined || isAsked) return list;
  return (
    <details>
      <summary>{first.label}</summary>
      {list}
    </details>
  );
}
