/** The page: chooses the screen for an address. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { HomeScreen } from './home/home.tsx';
import { say } from './languages/index.ts';
import { useStore } from './look/store.ts';
import { place, type Route } from './routes.ts';
import { settings } from './settings/store.ts';
import { Fault } from './shell/fault.tsx';
import { Notices } from './shell/notices.tsx';

/** A screen receives the parts of the address after its own name. */
export interface ScreenProps {
  readonly at: Route;
}

const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  battles: lazy(async () => ({ default: (await import('./battles/battles.tsx')).BattlesScreen })),
  learn: lazy(async () => ({ default: (await import('./lessons/learn.tsx')).LearnScreen })),
  table: lazy(async () => ({ default: (await import('./table/table.tsx')).TableScreen })),
  result: lazy(async () => ({ default: (await import('./result/result.tsx')).ResultScreen })),
  replays: lazy(async () => ({ default: (await import('./replays/replays.tsx')).ReplaysScreen })),
  replay: lazy(async () => ({ default: (await import('./replays/replay.tsx')).ReplayScreen })),
  companion: lazy(async () => ({ default: (await import('./companion/companion.tsx')).CompanionScreen })),
  armies: lazy(async () => ({ default: (await import('./armies/armies.tsx')).ArmiesScreen })),
  sheets: lazy(async () => ({ default: (await import('./sheets/sheets.tsx')).SheetsScreen })),
  licences: lazy(async () => ({ default: (await import('./licences/licences.tsx')).LicencesScreen })),
  settings: lazy(async () => ({ default: (await import('./settings/settings.tsx')).SettingsScreen })),
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
