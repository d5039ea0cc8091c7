/** RefusalList: refusals with the sentence of the rule and what would make the command legal. */
import type { ExplainedRefusal } from '@grognard/engine';
import type { ExplainedLine } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { linesOfKind } from './rows.ts';
import { RuleOf } from './rule-of.tsx';
import './explanation.css';

type TitledRefusal = Pick<ExplainedRefusal, 'rule' | 'words' | 'remedy' | 'standing'> & {
  readonly title: string;
};

function RefusalNote({ refusal, edition }: { readonly refusal: TitledRefusal; readonly edition: string }) {
  const { rule, title, words, remedy, standing } = refusal;
  return (
    <div className="against">
      <div className="head">
        <strong>{title}</strong> {rule !== null && <RuleOf edition={edition} cited={{ rule, standing }} />}
      </div>
      <p>{words}</p>
      {remedy !== null && (
        <p>
          <b>{say('note.remedy')}</b> {remedy}
        </p>
      )}
    </div>
  );
}

/** The same reason against several pieces stands once. */
function onceEach(refusals: readonly ExplainedRefusal[]): readonly ExplainedRefusal[] {
  const isSame = (one: ExplainedRefusal, other: ExplainedRefusal) =>
    one.rule === other.rule && one.code === other.code && one.label === other.label;
  return refusals.filter((each, n) => refusals.findIndex((other) => isSame(each, other)) === n);
}

/** Refusals of a gesture or a command at the table. */
export function RefusalList(props: {
  readonly refusals: readonly ExplainedRefusal[];
  readonly edition: string;
}) {
  const { refusals, edition } = props;
  return onceEach(refusals).map((each) => (
    <RefusalNote
      key={`${each.rule ?? each.code} ${each.label}`}
      edition={edition}
      refusal={{ ...each, title: each.code === null ? each.label : say(`protocol.${each.code}`) }}
    />
  ));
}

/** Refusals of a case, within an explanation. */
export function Refusals(props: { readonly lines: readonly ExplainedLine[]; readonly edition: string }) {
  const { lines, edition } = props;
  return linesOfKind(lines, 'refusal').map((each) => (
    <RefusalNote key={each.rule} edition={edition} refusal={{ ...each, title: each.label }} />
  ));
}
