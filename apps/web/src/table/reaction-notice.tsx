/** ReactionNotice: what the player must react to. */
import type { TableState } from './table-store.ts';

/** The enemy action that requires a reaction now. */
export function ReactionNotice({ state }: { readonly state: TableState }) {
  const { prompt } = state.status;
  if (prompt?.reaction === undefined || state.playing !== null) return null;
  return (
    <p role="alert" className="urgent">
      {prompt.reaction.words}
    </p>
  );
}
