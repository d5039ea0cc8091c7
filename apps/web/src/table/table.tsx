/** To be built. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function TableScreen() {
  return <Page title={say('door.battles')}>{null}</Page>;
}
