/** The texts of two editions for the same rule, side by side. */
import { type PrintedSheet, type SheetChange, sheetWords } from '@grognard/rules-kit';
import { editionName } from '../../companion/editions.ts';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { TitleWords, Words } from '../words.tsx';

type Changes = Extract<PrintedSheet, { kind: 'changes' }>;

/** An edition without any text in the whole table has no column. */
export function sidesOf(changes: readonly SheetChange[]): readonly [before: boolean, after: boolean] {
  return [changes.some(({ before }) => before !== null), changes.some(({ after }) => after !== null)];
}

export function ChangesView({ block: { editions, changes } }: { readonly block: Changes }) {
  const { language } = useStore(settings);
  const phrases = sheetWords(language).sheet;
  const sides = sidesOf(changes);
  const names = editions.filter((_, side) => sides[side]).map(editionName);
  return (
    <table className="stacked">
      <thead>
        <tr>
          {[phrases.rule, ...names, `${phrases.standing}, ${phrases.source}`].map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.rule} ${change.label} ${change.before}`}>
            <th scope="row">
              <TitleWords text={change.label} />
              {change.rule !== '' && (
                <p className="sheet-note">
                  <Words text={change.rule} />
                </p>
              )}
            </th>
            <Said change={change} names={editions.map(editionName)} sides={sides} />
            <td className="sheet-note">
              {[change.standing, change.source].filter((part) => part !== '').join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SaidProps {
  readonly change: SheetChange;
  readonly names: readonly string[];
  readonly sides: readonly boolean[];
}

function Said({ change: { before, after }, names, sides }: SaidProps) {
  const { language } = useStore(settings);
  if (before !== null && before === after) {
    return (
      <td colSpan={2}>
        <Words text={before} />
        <p className="sheet-note">{sheetWords(language).sheet.sameWords}</p>
      </td>
    );
  }
  return [before, after].map((text, side) =>
    sides[side] ? (
      <td key={names[side]} data-of={names[side]} className={text === null ? 'absent' : undefined}>
        {text === null ? '–' : <Words text={text} />}
      </td>
    ) : null,
  );
}
