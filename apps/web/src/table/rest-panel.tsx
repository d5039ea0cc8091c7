/** RestPanel: what can be done while no piece is selected: the hint, the plan, and pieces that wait for orders. */
import { PlanForecastNote } from '../forecast/plan-forecast.tsx';
import { say } from '../languages/index.ts';
import { DeployForMe } from './deploy-for-me.tsx';
import { GivingUp } from './giving-up.tsx';
import { GroupChips } from './group/group-chips.tsx';
import type { PanelProps } from './panel-props.ts';
import { shownPlan } from './plan/plan-items.ts';
import { PlanPanel } from './plan/plan-panel.tsx';
import { ReactionNotice } from './reaction-notice.tsx';
import type { TableState, TableStore } from './table-store.ts';

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

/** The hint shown when nothing is selected. */
function hintFor({ status: { prompt, pieces, isWatched, pieceNoun: noun } }: TableState): string {
  if (isWatched) return say('table.watched', { noun });
  if (prompt?.reaction?.pieces.length === 0) return say('table.answered');
  if (prompt?.hint !== undefined) return prompt.hint;
  const isLooking = prompt === null || !pieces.some(({ isMine }) => isMine);
  return isLooking ? say('table.look', { noun }) : say('table.pick', { noun });
}

export function RestPanel({ store, state, goTo }: PanelProps) {
  return (
    <div className="empty">
      <ReactionNotice state={state} />
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
}
