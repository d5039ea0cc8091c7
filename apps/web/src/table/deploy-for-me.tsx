/** DeployForMe: a sensible deployment at one tap, which can then be changed. */
import { say } from '../languages/index.ts';
import { notice } from '../shell/notices.tsx';
import type { TableState, TableStore } from './table-store.ts';

/** What a player placed before stays where units are placed one by one. */
export function DeployForMe({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { prompt } = state.status;
  if (prompt?.canDeploy !== true) return null;
  const deploy = async () => {
    if (!(await store.deploy())) notice(say('table.deployed'));
    else if (store.state.get().values === null && store.state.get().status.prompt?.isSetup === true)
      notice(say('table.deployment-open'));
  };
  return (
    <>
      <p>
        <button type="button" disabled={state.busy !== 'no'} onClick={() => void deploy()}>
          {prompt.suggestTitle ?? say('table.deploy')}
        </button>
      </p>
      {prompt.finish === null && prompt.reaction === undefined && (
        <p className="small">{say('table.deploy-rest')}</p>
      )}
    </>
  );
}
