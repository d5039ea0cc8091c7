/** The player's settings, stored in the browser without an account. */
import type { Language } from '@grognard/rules-kit';
import { createStore, type Store } from '../look/store.ts';

export type { Language } from '@grognard/rules-kit';

export const languages = ['en', 'fr', 'it'] as const satisfies readonly Language[];
export const themes = ['auto', 'light', 'dark', 'sunlight'] as const;
export type ThemeSetting = (typeof themes)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: ThemeSetting;
  /** Per cent of the normal size. */
  readonly text: number;
  readonly motion: 'auto' | 'full' | 'none';
  /** 0 turns sound off. */
  readonly volume: number;
  /** Whether a button must confirm what a touch proposes: on touch screens only, or always. */
  readonly confirm: 'touch' | 'always';
  readonly units: 'cm' | 'inches';
  /** Pace at which what happened is played back. */
  readonly playback: PlaybackSpeed;
}

/** `step` waits for the player after every event, `instant` goes to the end at once. */
export const playbackSpeeds = ['slow', 'normal', 'fast', 'step', 'instant'] as const;
export type PlaybackSpeed = (typeof playbackSpeeds)[number];

const key = 'grognard.settings';
export const textSizes = [100, 115, 130, 150, 175, 200] as const;

const usual: Settings = {
  language: languages.find((known) => navigator.language.toLowerCase().startsWith(known)) ?? 'en',
  theme: 'auto',
  text: 100,
  motion: 'auto',
  volume: 0,
  confirm: 'always',
  units: 'cm',
  playback: 'normal',
};

function oneOf<T>(allowed: readonly T[], given: unknown, otherwise: T): T {
  return allowed.includes(given as T) ? (given as T) : otherwise;
}

/** Stored settings may be old or broken, so every field is checked. */
function read(): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>;
  } catch {
    // The browser forbids storage, or the entry is broken. The default settings apply.
  }
  return {
    language: oneOf(languages, kept['language'], usual.language),
    theme: oneOf(themes, kept['theme'], usual.theme),
    text: oneOf<number>(textSizes, kept['text'], usual.text),
    motion: oneOf(['auto', 'full', 'none'] as const, kept['motion'], usual.motion),
    volume: oneOf([0, 25, 50, 75, 100], kept['volume'], usual.volume),
    confirm: oneOf(['touch', 'always'] as const, kept['confirm'], usual.confirm),
    units: oneOf(['cm', 'inches'] as const, kept['units'], usual.units),
    playback: oneOf(playbackSpeeds, kept['playback'], usual.playback),
  };
}

export const settings: Store<Settings> = createStore(read());

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  try {
    localStorage.setItem(key, JSON.stringify(settings.get()));
  } catch {
    // Valid for this visit only.
  }
}

/** Whether animation is allowed. */
export function isMoving(): boolean {
  const { motion } = settings.get();
  return motion === 'auto' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full';
}

export function shownTheme(): Exclude<ThemeSetting, 'auto'> {
  const { theme } = settings.get();
  if (theme !== 'auto') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the attributes that the style sheets read. */
export function applySettings(): void {
  // With letters this large, little or nothing stays fixed at the edge of the screen.
  const isLarge = settings.get().text >= 150;
  const { language, text } = settings.get();
  const page = document.documentElement;
  page.lang = language;
  page.dataset['theme'] = shownTheme();
  page.dataset['text'] = isLarge ? 'large' : 'usual';
  page.dataset['motion'] = isMoving() ? 'full' : 'none';
  page.style.fontSize = `${text}%`;
}
