/** Lists of a sheet: modifiers and refusals, steps, rules as sentences. */
import type { PrintedSheet } from '@grognard/rules-kit';
import { MarkedWords, TitleWords, Words } from '../words.tsx';

export function RowsView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'rows' }> }) {
  return block.parts.map(({ heading, rows }) => (
    <div className="cell" key={heading}>
      {heading !== '' && (
        <h4>
          <TitleWords text={heading} />
        </h4>
      )}
      {rows.some(({ value }) => value !== '') ? (
        <table className="values">
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label.rule ?? label.text}>
                <td className="value">{value}</td>
                <th scope="row">
                  <MarkedWords marked={label} />
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul>
          {rows.map(({ label }) => (
            <li key={label.rule ?? label.text}>
              <MarkedWords marked={label} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}

export function StepsView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'steps' }> }) {
  return (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>
          <Words text={step} />
        </li>
      ))}
    </ol>
  );
}

export function RulesView({ block }: { readonly block: Extract<PrintedSheet, { kind: 'rules' }> }) {
  return (
    <ul>
      {block.rules.map((rule) => (
        <li key={rule.rule ?? rule.text}>
          <MarkedWords marked={rule} />
        </li>
      ))}
    </ul>
  );
}
