/** PlanPanel: all orders of the side as a list, those without orders and those that collide first. */
import type { PlanWarning } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { ReactNode } from 'react';
import { RuleOf } from '../../explanation/rule-of.tsx';
import { say } from '../../languages/index.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { OrderIcon } from './order-icon.tsx';
import { shownPlan } from './plan-items.ts';
import { type PlanGroup, type PlanRow, planGroups, planRows } from './plan-rows.ts';
import './plan.css';

interface PlanProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

/** What is wrong with the plan, before it is closed: all of it, or what concerns the selected pieces. */
export function PlanWarnings({ store, state, goTo }: PlanProps) {
  const { selection } = state;
  const warnings = (shownPlan(state)?.warnings ?? []).filter(
    ({ pieces }) => selection.length === 0 || pieces.some((id) => selection.includes(id)),
  );
  if (warnings.length === 0) return null;
  return (
    <ul className="plan-warnings" aria-label={say('plan.warnings', { n: warnings.length })}>
      {warnings.map((warning) => (
        <li key={warning.id}>
          <Warning warning={warning} store={store} state={state} goTo={goTo} />
        </li>
      ))}
    </ul>
  );
}

function Warning({ warning, store, state, goTo }: PlanProps & { readonly warning: PlanWarning }) {
  const { title, words, rule, standing, at, pieces, remedy } = warning;
  const show = () => {
    store.select(pieces.slice(0, 1));
    goTo(at);
  };
  return (
    <>
      <p className="head">
        <OrderIcon sign="warning" /> <strong>{title}</strong>
      </p>
      <p>
        {words} <RuleOf edition={state.status.edition} cited={{ rule, standing }} />
      </p>
      <div className="row">
        <button type="button" onClick={show}>
          {say('plan.show')}
        </button>
        {remedy !== null && (
          <button
            type="button"
            onClick={() => {
              store.draft(remedy.gesture);
              goTo(at);
            }}
          >
            {remedy.title}
          </button>
        )}
      </div>
    </>
  );
}

function Row({ row, store, state, goTo }: PlanProps & { readonly row: PlanRow }) {
  const { order, name, at, isWarned } = row;
  const { piece, sign, words, stand } = order;
  const isIdle = sign === 'none';
  const go = () => {
    store.select([piece]);
    goTo(at);
  };
  return (
    <li className={isIdle ? 'idle' : undefined}>
      <button type="button" className="order" onClick={go}>
        <OrderIcon sign={sign} />
        <b>{name}</b>
        <span>{words ?? say('plan.none')}</span>
        {isWarned && <OrderIcon sign="warning" />}
      </button>
      {isIdle && stand.length > 0 && (
        <button type="button" disabled={state.busy !== 'no'} onClick={() => void store.submit(stand)}>
          {say('plan.stand')}
        </button>
      )}
    </li>
  );
}

function Group({ group, ...props }: PlanProps & { readonly group: PlanGroup }) {
  const { title, rows, idle, warned } = group;
  const first = rows[0];
  return (
    <li>
      <details>
        <summary>
          <OrderIcon sign={warned > 0 ? 'warning' : (first?.order.sign ?? 'act')} />
          <span>
            <b>{title}</b> <small>{say('plan.group', { n: rows.length, idle })}</small>
          </span>
        </summary>
        <ul className="orders">
          {rows.map((row) => (
            <Row key={row.order.piece} row={row} {...props} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Leads from a piece back to the whole plan. */
export function BackToPlan({ store, state }: Pick<PlanProps, 'store' | 'state'>) {
  const plan = shownPlan(state);
  if (plan === null) return null;
  const { length } = plan.warnings;
  return (
    <button type="button" className="back-to-plan" onClick={() => store.select([])}>
      {say('plan.title')}
      {length > 0 && (
        <>
          {' '}
          <OrderIcon sign="warning" /> <small>{say('plan.warnings', { n: length })}</small>
        </>
      )}
    </button>
  );
}

/** `children` is what is expected of the plan. */
export function PlanPanel({ children, ...props }: PlanProps & { readonly children?: ReactNode }) {
  const { state } = props;
  const plan = shownPlan(state);
  if (plan === null) return null;
  const rows = planRows(plan, state.status.pieces);
  if (rows.length === 0) return null;
  const groups = planGroups(rows);
  const idle = rows.filter(({ order }) => order.sign === 'none').length;
  return (
    <section className="plan" aria-labelledby="plan-title">
      <PlanWarnings {...props} />
      <header>
        <h2 id="plan-title">{say('plan.title')}</h2>
        <small>{say('plan.count', { told: rows.length - idle, idle })}</small>
      </header>
      <ul className="orders">
        {groups === null
          ? rows.map((row) => <Row key={row.order.piece} row={row} {...props} />)
          : groups.map((group) => <Group key={group.title} group={group} {...props} />)}
      </ul>
      {children}
    </section>
  );
}
