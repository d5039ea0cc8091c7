/** The page: chooses the screen for an address. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { HomeScreen } from './home/home.tsx';
import { prepareApart, say } from './languages/index.ts';
import { useStore } from './look/store.ts';
import { place, type Route } from './routes.ts';
import { settings } from './settings/store.ts';
import { Fault } from './shell/fault.tsx';
import { Notices } from './shell/notices.tsx';

/** A screen receives the parts of the address after its own name. */
export interface ScreenProps {
  readonly at: Route;
}

type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

const near = (load: LoadScreen) => lazy(async () => ({ default: await load() }));

/** A screen that nobody meets on the way to a table. What it alone says is loaded with it. */
const apart = (load: LoadScreen) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), prepareApart()]);
    return { default: screen };
  });

const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  battles: near(async () => (await import('./battles/battles.tsx')).BattlesScreen),
  learn: near(async () => (await import('./lessons/learn.tsx')).LearnScreen),
  table: near(async () => (await import('./table/table.tsx')).TableScreen),
  result: apart(async () => (await import('./result/result.tsx')).ResultScreen),
  replays: apart(async () => (await import('./replays/replays.tsx')).ReplaysScreen),
  replay: apart(async () => (await import('./replays/replay.tsx')).ReplayScreen),
  companion: apart(async () => (await import('./companion/companion.tsx')).CompanionScreen),
  armies: apart(async () => (await import('./armies/armies.tsx')).ArmiesScreen),
  sheets: apart(async () => (await import('./sheets/sheets.tsx')).SheetsScreen),
  licences: apart(async () => (await import('./licences/licences.tsx')).LicencesScreen),
  settings: apart(async () => (await import('./settings/settings.tsx')).SettingsScreen),
};

export function App() {
  const at = useStore(place);
  const { language } = useStore(settings);
  const [name = ''] = at.path;
  const Screen = Object.hasOwn(screens, name) ? screens[name]! : HomeScreen;
  useEffect(() => {
    if (name !== '') document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [name]);
  return (
    <I18nProvider i18n={i18n} key={language}>
      <button className="skip" type="button" onClick={() => document.getElementById('main')?.focus()}>
        {say('shell.skip')}
      </button>
      <Fault key={name}>
        <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
          <Screen at={{ path: at.path.slice(1), query: at.query }} />
        </Suspense>
      </Fault>
      <Notices />
    </I18nProvider>
  );
}
