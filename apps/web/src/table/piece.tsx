/** PiecePanel: names, tasks and proposal of the selected pieces. Loaded with the first of them. */
import type { ExplainedRefusal, Piece, Threat } from '@grognard/engine';
import type { ReactNode } from 'react';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { Odds } from '../explanation/odds.tsx';
import { RefusalList } from '../explanation/refusal-list.tsx';
import { linesOfKind } from '../explanation/rows.ts';
import { ForecastSection } from '../forecast/forecast-section.tsx';
import { say } from '../languages/index.ts';
import { DeployForMe } from './deploy-for-me.tsx';
import { chosenForecast, DraftLine, Stretches } from './draft-line.tsx';
import { SelectedChips } from './group/group-chips.tsx';
import { GroupHead, GroupRefusals, GroupRows } from './group/group-note.tsx';
import type { PanelProps } from './panel-props.ts';
import { BackToPlan, PlanWarnings } from './plan/plan-panel.tsx';
import { ReactionNotice } from './reaction-notice.tsx';
import type { TableState, TableStore } from './table-store.ts';
import { Tasks } from './tasks/tasks.tsx';

function About({ piece }: { readonly piece: Piece }) {
  return (
    <>
      <h2>{piece.name}</h2>
      <p className="about">{piece.about}</p>
      {piece.state.length > 0 && <p className="state">{piece.state.join(' · ')}</p>}
      {piece.orderText !== null && (
        <p className="told">
          <b>{say('piece.told')}</b> {piece.orderText}
        </p>
      )}
    </>
  );
}

function ThreatSum({ threat, state }: { readonly threat: Threat; readonly state: TableState }) {
  return (
    <>
      <Odds odds={threat.odds} />
      <ExplanationView lines={threat.sum} edition={state.status.edition} />
    </>
  );
}

/** Names the piece if the same enemy could hit several. */
function otherTitle({ title, on }: Threat, worst: Threat, { status }: TableState): string {
  const piece = on === worst.on ? undefined : status.pieces.find(({ id }) => id === on);
  return piece === undefined ? title : `${say('task.of', { title: piece.name })} ${title}`;
}

/** Enemies that could hit, each once: the worst it could do, and what else. */
function Threats({ threats, state }: { readonly threats: readonly Threat[]; readonly state: TableState }) {
  if (threats.length === 0) return null;
  return (
    <details className="threats">
      <summary>{say('threats.title', { n: threats.length, pieces: state.selection.length })}</summary>
      <ul className="offers">
        {threats.map((threat) => (
          <li key={threat.from}>
            <details>
              <summary>
                {threat.title} <b className="percent">{threat.odds[0]?.percent}</b>
              </summary>
              <ThreatSum threat={threat} state={state} />
              {threat.also?.map((other) => (
                <div key={`${other.on} ${other.title}`}>
                  <p className="also">
                    {otherTitle(other, threat, state)} <b className="percent">{other.odds[0]?.percent}</b>
                  </p>
                  <ThreatSum threat={other} state={state} />
                </div>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** With nothing drafted it is of what comes anyway, such as for somebody in a melee. `children` come after its bars. */
function ProposalForecast({
  state,
  children,
}: {
  readonly state: TableState;
  readonly children?: ReactNode;
}) {
  const { forecast, status } = state;
  if (forecast === null || forecast.proposal === null || chosenForecast(state) !== null) return children;
  return (
    <ForecastSection forecast={forecast.proposal} side={status.viewerSide} edition={status.edition}>
      {children}
    </ForecastSection>
  );
}

function ProposalNote({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { proposal, status, threats } = state;
  if (proposal === null) return null;
  const notes = chosenForecast(state) !== null && proposal.refusals.length === 0 ? [] : proposal.notes;
  return (
    <section className="proposal" aria-live="polite">
      <GroupRefusals store={store} state={state} />
      <DraftLine state={state} />
      <GroupRows store={store} state={state} />
      <ProposalForecast state={state}>
        <Stretches stretches={proposal.stretches} />
      </ProposalForecast>
      {notes.map(({ title, lines }) => (
        <details key={title} open={notes.length === 1 && state.forecast === null}>
          <summary>{title}</summary>
          <ExplanationView lines={lines} edition={status.edition} />
          <Odds odds={linesOfKind(lines, 'odds')} />
        </details>
      ))}
      <Threats threats={threats} state={state} />
    </section>
  );
}

/** Whether a piece of the player's own side cannot be ordered now. */
function isSpent(
  { tasks, values, selection, status: { prompt } }: TableState,
  { isMine, id }: Piece,
): boolean {
  if (!isMine || tasks.length > 0 || values !== null || selection.length > 1) return false;
  return prompt?.orderable !== undefined && !prompt.orderable.includes(id);
}

const none: readonly ExplainedRefusal[] = [];

export function PiecePanel({ store, state, goTo }: PanelProps) {
  const pieces = state.status.pieces.filter(({ id }) => state.selection.includes(id));
  const [piece] = pieces;
  if (piece === undefined) return null;
  return (
    <>
      <ReactionNotice state={state} />
      {state.status.prompt?.reaction !== undefined && <DeployForMe store={store} state={state} />}
      <BackToPlan store={store} state={state} />
      {pieces.length === 1 ? <About piece={piece} /> : <GroupHead state={state} pieces={pieces} />}
      {state.values === null && state.status.prompt?.reaction === undefined && (
        <SelectedChips store={store} state={state} />
      )}
      <RefusalList refusals={state.refusals} edition={state.status.edition} />
      <ProposalNote store={store} state={state} />
      {state.values === null && <ProposalForecast state={state} />}
      <PlanWarnings store={store} state={state} goTo={goTo} />
      <Tasks store={store} state={state} />
      {isSpent(state, piece) && (
        <>
          <p className="spent">{say('piece.spent')}</p>
          <RefusalList refusals={piece.spent ?? none} edition={state.status.edition} />
        </>
      )}
    </>
  );
}
