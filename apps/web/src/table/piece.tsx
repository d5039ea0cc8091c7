/** The panel of the selected pieces: names, tasks, and the proposal. */
import type { Piece, Threat } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { ReactNode } from 'react';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { Odds } from '../explanation/odds.tsx';
import { RefusalList } from '../explanation/refusal-list.tsx';
import { linesOfKind } from '../explanation/rows.ts';
import { ForecastSection } from '../forecast/forecast-section.tsx';
import { PlanForecastNote } from '../forecast/plan-forecast.tsx';
import { say } from '../languages/index.ts';
import { notice } from '../shell/notices.tsx';
import { GivingUp } from './giving-up.tsx';
import { GroupChips, SelectedChips } from './group/group-chips.tsx';
import { GroupHead, GroupRefusals, GroupRows } from './group/group-note.tsx';
import { chosenForecast, InHand, Stretches } from './in-hand.tsx';
import { shownPlan } from './plan/plan-items.ts';
import { BackToPlan, PlanPanel, PlanWarnings } from './plan/plan-panel.tsx';
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
  return piece === undefined ? title : `${piece.name}: ${title}`;
}

/** Enemies that could hit, each once: the worst it could do, and what else. */
function Threats({ threats, state }: { readonly threats: readonly Threat[]; readonly state: TableState }) {
  if (threats.length === 0) return null;
  return (
    <details className="threats">
      <summary>{say('threats.title', { n: threats.length })}</summary>
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
      <InHand state={state} />
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

/** Confirm, cancel and shorten, always within reach of a thumb. */
export function Deciding({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { proposal, values } = state;
  if (values === null || proposal === null) return null;
  const isLegal = proposal.refusals.length === 0 && proposal.commands.length > 0;
  return (
    <div className="deciding row" aria-busy={state.follows === 'not yet'}>
      <button type="button" className="first" disabled={!isLegal} onClick={() => store.confirm()}>
        {say('table.confirm')}
      </button>
      {proposal.longestLegal !== null && (
        <button type="button" onClick={() => store.applyLongestLegal()}>
          {say('table.fit')}
        </button>
      )}
      <button type="button" onClick={() => store.cancel()}>
        {say('table.cancel')}
      </button>
    </div>
  );
}

/** The enemy action that requires a reaction now. */
function Urgent({ state }: { readonly state: TableState }) {
  const { prompt } = state.status;
  if (prompt?.reaction === undefined || state.playing !== null) return null;
  return (
    <p role="alert" className="urgent">
      {prompt.reaction.words}
    </p>
  );
}

/** Maximum number of pieces listed under the hint, if the prompt can be finished without orders. */
const mostNamed = 12;

/** Pieces that can or must still be ordered before the battle goes on, including those that are not on the table. */
function Waiting({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { prompt, pieces } = state.status;
  const able = prompt?.orderable ?? prompt?.withoutOrders ?? [];
  if (able.length === 0 || (prompt?.finish && able.length > mostNamed)) return null;
  return (
    <>
      <h2>{say(prompt?.finish ? 'table.able' : 'table.waiting')}</h2>
      <ul className="offers">
        {pieces
          .filter(({ id }) => able.includes(id))
          .map(({ id, name }) => (
            <li key={id} className="offer">
              <button type="button" onClick={() => store.select([id])}>
                {name}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

/** A sensible deployment at one tap, which can then be changed. What a player placed before stays where units are placed one by one. */
function DeployForMe({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { prompt } = state.status;
  if (prompt?.canDeploy !== true) return null;
  const deploy = async () => {
    if (!(await store.deploy())) notice(say('table.deployed'));
    else if (store.state.get().status.prompt?.isSetup === true) notice(say('table.deployment-open'));
  };
  return (
    <>
      <p>
        <button type="button" disabled={state.busy !== 'no'} onClick={() => void deploy()}>
          {say('table.deploy')}
        </button>
      </p>
      {prompt.finish === null && <p className="small">{say('table.deploy-rest')}</p>}
    </>
  );
}

/** The hint shown when nothing is selected. */
function hintFor({ status: { prompt, pieces, isWatched, pieceNoun: noun } }: TableState): string {
  if (isWatched) return say('table.watched', { noun });
  if (prompt?.reaction?.pieces.length === 0) return say('table.answered');
  if (prompt?.hint !== undefined) return prompt.hint;
  const isLooking = prompt === null || !pieces.some(({ isMine }) => isMine);
  return isLooking ? say('table.look', { noun }) : say('table.pick', { noun });
}

/** Whether a piece of the player's own side cannot be ordered now. */
function isSpent(
  { tasks, values, selection, status: { prompt } }: TableState,
  { isMine, id }: Piece,
): boolean {
  if (!isMine || tasks.length > 0 || values !== null || selection.length > 1) return false;
  return prompt?.orderable !== undefined && !prompt.orderable.includes(id);
}

interface PiecePanelProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

export function PiecePanel({ store, state, goTo }: PiecePanelProps) {
  const pieces = state.status.pieces.filter(({ id }) => state.selection.includes(id));
  const [piece] = pieces;
  if (piece === undefined)
    return (
      <div className="empty">
        <Urgent state={state} />
        <p>{hintFor(state)}</p>
        <DeployForMe store={store} state={state} />
        <GroupChips store={store} state={state} />
        {shownPlan(state) === null ? (
          <Waiting store={store} state={state} />
        ) : (
          <PlanPanel store={store} state={state} goTo={goTo}>
            <PlanForecastNote status={state.status} />
          </PlanPanel>
        )}
        <p id="table-keys" className="small keys">
          {say('table.keys', { noun: state.status.pieceNoun })}
        </p>
        <GivingUp store={store} state={state} />
      </div>
    );
  return (
    <>
      <Urgent state={state} />
      <BackToPlan store={store} state={state} />
      {pieces.length === 1 ? <About piece={piece} /> : <GroupHead state={state} pieces={pieces} />}
      {state.values === null && <SelectedChips store={store} state={state} />}
      <RefusalList refusals={state.refusals} edition={state.status.edition} />
      <ProposalNote store={store} state={state} />
      {state.values === null && <ProposalForecast state={state} />}
      <PlanWarnings store={store} state={state} goTo={goTo} />
      <Tasks store={store} state={state} />
      {isSpent(state, piece) && <p className="spent">{say('piece.spent')}</p>}
    </>
  );
}
