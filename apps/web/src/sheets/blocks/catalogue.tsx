/** The full rules: every rule of an edition with its sentence, standing, source and use, and every option. */
import { type PrintedEntry, type PrintedSheet, sheetWords } from '@grognard/rules-kit';
import { useContext } from 'react';
import { useStore } from '../../look/store.ts';
import { to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { reading, Signed, TitleWords, Words } from '../words.tsx';

/** The anchor of a rule in the page. */
export const ruleAnchor = (rule: string) => `rule-${rule}`;

export function EntriesView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'entries' }> }) {
  return (
    <dl className="entries">
      {block.entries.map((entry) => (
        <Entry key={entry.rule} entry={entry} />
      ))}
    </dl>
  );
}

function Entry({ entry }: { readonly entry: PrintedEntry }) {
  const { edition } = useContext(reading);
  const { language } = useStore(settings);
  const { rule, words, mark, clauses, standing, source, use, options } = entry;
  const about = [standing, source, use].filter((part) => part !== '').join(' · ');
  return (
    <div className="entry" id={ruleAnchor(rule)} tabIndex={-1}>
      <dt>
        <a href={to('sheets', edition, rule)}>
          <code>{rule}</code>
        </a>
      </dt>
      <dd>
        <Signed marked={{ text: words, mark, clauses }}>{(text) => <Words text={text} own={rule} />}</Signed>
        <p className="sheet-note">
          <TitleWords text={about} />
          {options.length > 0 && ` · ${sheetWords(language).sheet.options}: ${options.join(', ')}`}
        </p>
      </dd>
    </div>
  );
}

export function OptionsView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'options' }> }) {
  const { language } = useStore(settings);
  const phrases = sheetWords(language).sheet;
  return (
    <table className="stacked">
      <thead>
        <tr>
          {[phrases.option, phrases.values, phrases.default, phrases.changes].map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.options.map(({ id, title, values, default: defaultValue, set, changes, readBy }) => (
          <tr key={id}>
            <th scope="row">
              <TitleWords text={title} />
              <p className="sheet-note">
                <code>
                  <Words text={id} />
                </code>
              </p>
            </th>
            <td data-of={phrases.values}>
              <TitleWords text={values} />
            </td>
            <td data-of={phrases.default}>
              {defaultValue} {set !== '' && <strong>{phrases.here(set)}</strong>}
            </td>
            <td>
              <Words text={changes} />
              <p className="sheet-note">{readBy}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
