/** Ids of messages that the code composes: for each pattern, what may be filled in. Lists fail to compile if one is missing. */
import type { ProtocolCode } from '@grognard/engine';
import { type Level, levels } from '@grognard/opponent';
import type { Standing } from '@grognard/rules-kit';
import type { SessionCode } from '@grognard/session';
import { tableSigns } from '@grognard/table-view';
import type { Tool } from '@grognard/table-view/gestures';
import type { Settings } from '../../settings/store.ts';

const allOf = <K extends string>(all: Readonly<Record<K, true>>): readonly string[] => Object.keys(all);

const units = allOf<Settings['units']>({ cm: true, inches: true });
const speeds = { slow: true, normal: true, fast: true, step: true, instant: true } as const;
const choices: Readonly<Record<'theme' | 'motion' | 'playback' | 'confirm' | 'units', readonly string[]>> = {
  theme: allOf<Settings['theme']>({ auto: true, light: true, dark: true, sunlight: true }),
  motion: allOf<Settings['motion']>({ auto: true, full: true, none: true }),
  playback: allOf<Settings['playback']>(speeds),
  confirm: allOf<Settings['confirm']>({ always: true, touch: true }),
  units,
};
const tools = allOf<Tool>({
  orders: true,
  select: true,
  measure: true,
  sight: true,
  reach: true,
  arc: true,
  threats: true,
});

/** Patterns as they stand in the code, without what is between the braces. */
export const composedIds: Readonly<Record<string, readonly string[]>> = {
  'door.*': ['battles', 'companion', 'armies', 'sheets', 'replays', 'settings'],
  'evening.file-*': ['json', 'format', 'edition', 'place'],
  'history.by.*': ['device', 'hand'],
  'home.*': ['battles', 'companion', 'sheets', 'replays'],
  'legend.sign.*': tableSigns,
  'length.*': units,
  'level.*': levels satisfies readonly Level[],
  'luck.*': ['with', 'against'],
  'luck.*.rare': ['with', 'against'],
  'playback.*': ['again', 'back', 'pause', 'play', 'next'],
  'protocol.*': allOf<ProtocolCode>({
    over: true,
    'not-your-turn': true,
    'unknown-side': true,
    'unknown-command': true,
    undo: true,
    parse: true,
    ruleset: true,
    procedure: true,
    'unknown-field': true,
    type: true,
    value: true,
    missing: true,
    edition: true,
    option: true,
    combination: true,
    dice: true,
  }),
  'seat.*': ['person', 'elsewhere'],
  'session.*': allOf<SessionCode>({ 'id-used': true, 'no-request': true, 'no-seat': true, stale: true }),
  'settings.*': [...Object.keys(choices), 'language', 'text', 'volume'],
  'settings.*.*': Object.entries(choices).flatMap(([name, values]) =>
    values.map((value) => `${name}.${value}`),
  ),
  'settings.playback.*': Object.keys(speeds),
  'standing.*': allOf<Standing>({ stated: true, elsewhere: true, inferred: true, ours: true }),
  'tab.*': ['orders', 'list', 'log', 'reasons'],
  'tool.*': [...tools, 'nearer', 'farther', 'whole', 'legend'],
  // Orders are given without an instrument.
  'tool.*.how': tools.filter((tool) => tool !== 'orders'),
  'unit.*': [...units, 'angle'],
};

/** All of them, written out. */
export const writtenOut: readonly string[] = Object.entries(composedIds).flatMap(([pattern, values]) =>
  values.map((value) => pattern.replace(/\*(?:\.\*)?/, value)),
);
