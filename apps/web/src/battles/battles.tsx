/** To be built. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function BattlesScreen() {
  return (
    <Page title={say('door.battles')} here="battles">
      {null}
    </Page>
  );
}
