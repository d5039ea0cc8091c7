/** What stands against something: the rule in its words, and what would make it legal. */
import type { Hindrance } from '@grognard/engine';
import type { ExplainedLine } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { linesOf } from './rows.ts';
import { RuleOf } from './rule-of.tsx';
import './reckoning.css';

type Objection = Pick<Hindrance, 'rule' | 'words' | 'remedy' | 'standing'> & { readonly title: string };

function Objected({ against, edition }: { readonly against: Objection; readonly edition: string }) {
  const { rule, title, words, remedy, standing } = against;
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

/** At the table: what stands against a gesture or a command. */
export function Against(props: { readonly against: readonly Hindrance[]; readonly edition: string }) {
  const { against, edition } = props;
  return against.map((each) => (
    <Objected
      key={`${each.rule ?? each.code} ${each.piece}`}
      edition={edition}
      against={{ ...each, title: each.code === null ? each.label : say(`protocol.${each.code}`) }}
    />
  ));
}

/** In an explanation: what the rules forbid of the case. */
export function Refusals(props: { readonly lines: readonly ExplainedLine[]; readonly edition: string }) {
  const { lines, edition } = props;
  return linesOf(lines, 'refusal').map((each) => (
    <Objected key={each.rule} edition={edition} against={{ ...each, title: each.label }} />
  ));
}
