/** Tables of a sheet: numbers, and odds that are darker the likelier they are. */
import { type OddsCell, type PrintedSheet, sheetWords } from '@grognard/rules-kit';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { MarkedWords, TitleWords, Words } from '../words.tsx';

type TableOf<K extends 'table' | 'odds'> = Extract<PrintedSheet, { kind: K }>;

/** Whether all cells of a column are as short as numbers. Such columns are centred. */
const figuresAtMost = 9;
/** Whether row heads are too short to be broken into two lines. */
const shortHead = 11;

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p className="remark-on" key={note}>
      <Words text={note} />
    </p>
  ));
}

export function TableView({ block }: { readonly block: TableOf<'table'> }) {
  const { columns, rows, notes } = block;
  const classOf = (at: number) =>
    at > 0 && rows.every((cells) => (cells[at]?.text ?? '').length <= figuresAtMost) ? 'figure' : 'words';
  const head = rows.every((cells) => (cells[0]?.text ?? '').length <= shortHead) ? 'short' : 'words';
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th scope="col" key={column} className={classOf(at)}>
                  <TitleWords text={column} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ text }) => text).join('|')}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th scope="row" key={columns[at]} className={head}>
                    <MarkedWords marked={cell} />
                  </th>
                ) : (
                  <td key={columns[at]} className={classOf(at)}>
                    <MarkedWords marked={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes notes={notes} />
    </>
  );
}

export function OddsTable({ block }: { readonly block: TableOf<'odds'> }) {
  const { language } = useStore(settings);
  const { down, across, columns, rows, notes } = block;
  return (
    <>
      <table className="odds-table">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {down}
            </th>
            <th scope="colgroup" colSpan={columns.length} className="across">
              {across}, {sheetWords(language).sheet.chance}
            </th>
          </tr>
          <tr>
            {columns.map((column) => (
              <th scope="col" className="figure" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">
                <TitleWords text={label} />
              </th>
              {cells.map((cell, at) => (
                <Chance key={columns[at]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes notes={notes} />
    </>
  );
}

function Chance({ cell: { text, percent, kind } }: { readonly cell: OddsCell }) {
  return kind === 'chance' ? (
    <td className="chance" style={{ '--p': percent } as React.CSSProperties}>
      {text}
    </td>
  ) : (
    <td className={`chance ${kind}`}>{text}</td>
  );
}
