/** Worked examples: the case in words, and everything in its answer. */
import { type PrintedExample, type PrintedRow, type PrintedSheet, sheetWords } from '@grognard/rules-kit';
import { Fragment, type ReactNode } from 'react';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { MarkedWords, TitleWords, Words } from '../words.tsx';

export function ExamplesView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'examples' }> }) {
  return block.examples.map((example) => <Example key={example.id} example={example} />);
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Line({ line: { value, label } }: { readonly line: PrintedRow }) {
  return (
    <span className="line">
      {value !== '' && <b>{value} </b>}
      <MarkedWords marked={label} />
    </span>
  );
}

function Example({ example }: { readonly example: PrintedExample }) {
  const { language } = useStore(settings);
  const phrases = sheetWords(language).sheet;
  const { id, shows, tells, options, facts, odds, rolled, refused, error } = example;
  return (
    <article className="example">
      <h4>
        <span className="number">{id}</span> <TitleWords text={shows} />
      </h4>
      <p>
        <Words text={tells} />
      </p>
      <dl>
        {options.length > 0 && (
          <Pair name={phrases.options}>
            {options.map(({ name, value }) => (
              <span className="line" key={name}>
                <code>{name}</code> {value}
              </span>
            ))}
          </Pair>
        )}
        {facts.map(({ name, value, lines }) => (
          <Pair key={name} name={name}>
            {value !== '' && <b>{value}</b>}
            {value !== '' && lines.length > 0 && ' = '}
            {lines.map((line) => (
              <Line key={`${line.label.rule} ${line.label.text}`} line={line} />
            ))}
          </Pair>
        ))}
        {refused.length > 0 && (
          <Pair name={phrases.refusedBy}>
            {refused.map(({ label, remedy }) => (
              <Fragment key={label.text}>
                <MarkedWords marked={label} />. <Words text={remedy} />{' '}
              </Fragment>
            ))}
          </Pair>
        )}
        {error !== '' && <Pair name={phrases.wrong}>{error}</Pair>}
        {odds.length > 0 && (
          <Pair name={phrases.odds}>
            {odds.map(({ percent, fraction, outcome }) => (
              <span className="line" key={outcome}>
                <TitleWords text={outcome} /> <b>{fraction}</b> ({percent})
              </span>
            ))}
          </Pair>
        )}
        {rolled !== null && (
          <Pair name={phrases.rolled}>
            {rolled.dice.join(', ')} → {rolled.outcome}
          </Pair>
        )}
      </dl>
    </article>
  );
}
