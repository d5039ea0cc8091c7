/** To be built. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function CompanionScreen() {
  return (
    <Page title={say('door.companion')} here="companion">
      {null}
    </Page>
  );
}
