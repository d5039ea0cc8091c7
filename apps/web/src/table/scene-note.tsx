/** The scene that is being played back, in words and with its dice. It can be skipped at any time. */

import { Dice, facesOf } from '../explanation/dice.tsx';
import { say } from '../languages/index.ts';
import type { ShownScene } from '../referee/contract.ts';

export function SceneNote({ scene, skip }: { readonly scene: ShownScene; readonly skip: () => void }) {
  return (
    <div className="scene-note" role="status">
      <div className="head">
        <b>
          {say('turn.n', { n: scene.turn })} · {scene.stage !== undefined && <>{scene.stage} · </>}
          {scene.title}
        </b>
        <button type="button" onClick={skip}>
          {say('scene.skip')}
        </button>
      </div>
      <ul>
        {scene.entries.slice(0, 5).map(({ event, words, dice }) => (
          <li key={event}>
            {words} <Dice faces={facesOf(dice)} size="small" />
          </li>
        ))}
        {scene.entries.length > 5 && <li>{say('scene.more', { n: scene.entries.length - 5 })}</li>}
      </ul>
    </div>
  );
}
