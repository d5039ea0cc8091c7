/** CorpsCard: a corps of an army with its commander, its units in an order that can be changed, and units to add. */
import {
  type ArmyCorps,
  type Json,
  valueAt,
  withEntry,
  withEntryMoved,
  withValueAt,
} from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { AddUnits } from './add-units.tsx';
import type { CarryHandle, CarryTarget } from './carry-line.ts';
import { LineRow } from './line-row.tsx';
import type { Builder } from './use-builder.ts';

interface CorpsProps {
  readonly builder: Builder;
  readonly edition: string;
  readonly corps: ArmyCorps;
  /** The place of the open line, or of the list that units are being added to. */
  readonly open: string | null;
  readonly setOpen: (at: string | null) => void;
  readonly target: CarryTarget | null;
  readonly handle: (from: string) => CarryHandle;
  /** The line that a player moves by keys has this place now. He holds on to it. */
  readonly hold: (at: string) => void;
}

export function CorpsCard(props: CorpsProps) {
  const { builder, edition, corps, open, setOpen, target, handle, hold } = props;
  const { army, offers, page, change } = builder;
  const { at, title, commander, units, points, value } = corps;
  const list = offers.lists.units(at);
  const toggle = (line: string) => setOpen(open === line ? null : line);
  const isIllegal = (line: string) =>
    page.problems.some((problem) => problem.at === line || problem.at.startsWith(`${line}.`));
  const line = { builder, edition };
  const isTarget = (n: number) => target !== null && target.list === list && target.index === n;
  return (
    <section className="card corps" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>
          <b>{say('armies.points', { n: points })}</b> · {page.headings.value} {value}
        </p>
      </header>
      <LineRow
        {...line}
        line={commander}
        isOpen={open === commander.at}
        isIllegal={isIllegal(commander.at)}
        toggle={() => toggle(commander.at)}
        moves={null}
      />
      <ul data-list={list}>
        {units.map((unit, n) => (
          <li key={unit.at} data-line={unit.at} className={isTarget(n) ? 'target' : undefined}>
            <LineRow
              {...line}
              line={unit}
              isOpen={open === unit.at}
              isIllegal={isIllegal(unit.at)}
              toggle={() => toggle(unit.at)}
              moves={{ handle: handle(unit.at), step: (by) => moveBy(builder, unit.at, by, hold) }}
            >
              <UnitActions builder={builder} at={unit.at} list={list} setOpen={setOpen} />
            </LineRow>
          </li>
        ))}
        {isTarget(units.length) && <li className="target end" aria-hidden="true" />}
      </ul>
      <AddUnits
        offers={offers}
        isOpen={open === list}
        toggle={() => toggle(list)}
        add={(entry) => change(withUnit(army.file, list, entry))}
      />
      {units.length === 0 && (
        <button type="button" className="quiet" onClick={() => change(withValueAt(army.file, at, undefined))}>
          {say('armies.remove', { unit: title })}
        </button>
      )}
    </section>
  );
}

/** The file with one unit more: in the line of units that are just like it, or in a line of its own. */
function withUnit(file: Json, list: string, entry: Json): Json {
  const alike = (line: Json) =>
    JSON.stringify(withValueAt(line, 'count', undefined)) === JSON.stringify(entry);
  const lines = valueAt(file, list);
  const n = Array.isArray(lines) ? lines.findIndex(alike) : -1;
  if (n === -1) return withEntry(file, list, entry);
  const count = Number(valueAt(file, `${list}[${n}].count`) ?? 1);
  return withValueAt(file, `${list}[${n}].count`, count + 1);
}

/** Moves a line past its neighbour, and from the end of a corps into the next one. */
function moveBy({ army, page, offers, change }: Builder, at: string, by: -1 | 1, hold: Hold): void {
  const lists = page.corps.map((corps) => offers.lists.units(corps.at));
  const c = page.corps.findIndex(({ units }) => units.some((unit) => unit.at === at));
  const list = lists[c];
  const units = page.corps[c]?.units;
  if (list === undefined || units === undefined) return;
  const n = units.findIndex((unit) => unit.at === at);
  const inside = n + by;
  if (inside >= 0 && inside < units.length) {
    change(withEntryMoved(army.file, at, list, by === 1 ? n + 2 : n - 1));
    hold(`${list}[${inside}]`);
    return;
  }
  const next = lists[c + by];
  const count = page.corps[c + by]?.units.length;
  if (next === undefined || count === undefined) return;
  const index = by === 1 ? 0 : count;
  change(withEntryMoved(army.file, at, next, index));
  hold(`${next}[${index}]`);
}

type SetOpen = CorpsProps['setOpen'];
type Hold = CorpsProps['hold'];

interface ActionsProps {
  readonly builder: Builder;
  readonly at: string;
  readonly list: string;
  readonly setOpen: SetOpen;
}

function UnitActions({ builder: { army, page, offers, change }, at, list, setOpen }: ActionsProps) {
  const others = page.corps.filter((corps) => offers.lists.units(corps.at) !== list);
  const entry = valueAt(army.file, at);
  return (
    <div className="row">
      {others.map((corps) => (
        <button
          key={corps.at}
          type="button"
          onClick={() => {
            change(withEntryMoved(army.file, at, offers.lists.units(corps.at)));
            setOpen(null);
          }}
        >
          {say('armies.move-to', { corps: corps.title })}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          if (entry !== undefined) change(withEntry(army.file, list, entry));
        }}
      >
        {say('armies.copy')}
      </button>
      <button
        type="button"
        onClick={() => {
          change(withValueAt(army.file, at, undefined));
          setOpen(null);
        }}
      >
        {say('armies.take-out')}
      </button>
    </div>
  );
}
