/** To be built. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function SheetsScreen() {
  return (
    <Page title={say('door.sheets')} here="sheets">
      {null}
    </Page>
  );
}
