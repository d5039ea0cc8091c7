/** The settings page. Settings apply at once, survive a reload, and need no account. */
import type { ReactNode } from 'react';
import { begin, say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { Page } from '../shell/page.tsx';
import {
  change,
  type Language,
  languages,
  playbackSpeeds,
  type Settings,
  settings,
  textSizes,
  themes,
} from './store.ts';

interface SettingProps<T extends string | number> {
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly titleOf: (value: T) => ReactNode;
  readonly choose: (value: T) => void;
}

function Choice<T extends string | number>({ name, values, value, titleOf, choose }: SettingProps<T>) {
  return (
    <fieldset>
      <legend>{say(`settings.${name}`)}</legend>
      <div className="segments">
        {values.map((each) => (
          <label className="segment" key={each}>
            <input
              className="unseen"
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => choose(each)}
            />
            <span>{titleOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', it: 'Italiano' };

/** Loads the words first, so that the page is never half in one language. */
async function speak(language: Language): Promise<void> {
  await begin(language);
  change({ language });
}

export function SettingsScreen() {
  const now = useStore(settings);
  const percent = (value: number) => (value / 100).toLocaleString(now.language, { style: 'percent' });
  const choice = <K extends 'theme' | 'motion' | 'playback' | 'confirm' | 'units'>(
    name: K,
    values: readonly Settings[K][],
  ) => (
    <Choice
      name={name}
      values={values}
      value={now[name]}
      titleOf={(value) => say(`settings.${name}.${value}`)}
      choose={(value) => change({ [name]: value })}
    />
  );
  return (
    <Page title={say('door.settings')} here="settings">
      <Choice
        name="language"
        values={languages}
        value={now.language}
        titleOf={(value) => <span lang={value}>{languageNames[value]}</span>}
        choose={(value) => void speak(value)}
      />
      {choice('theme', themes)}
      <Choice
        name="text"
        values={textSizes}
        value={now.text as (typeof textSizes)[number]}
        titleOf={(value) => percent(value)}
        choose={(text) => change({ text })}
      />
      {choice('motion', ['auto', 'full', 'none'])}
      {choice('playback', playbackSpeeds)}
      {choice('confirm', ['touch', 'always'])}
      {choice('units', ['cm', 'inches'])}
      <Choice
        name="volume"
        values={[0, 25, 50, 75, 100]}
        value={now.volume}
        titleOf={(value) => (value === 0 ? say('settings.volume.off') : percent(value))}
        choose={(volume) => change({ volume })}
      />
    </Page>
  );
}
