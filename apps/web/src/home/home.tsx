/** The home page: a battlefield, one button, and the doors to the rest. */
import { say } from '../languages/index.ts';
import { Page } from '../shell/page.tsx';

export function HomeScreen() {
  return <Page title="Grognard">{say('home.tagline')}</Page>;
}
