/** To be built. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function ReplayScreen() {
  return (
    <Page title={say('door.replays')} here="replays">
      {null}
    </Page>
  );
}
