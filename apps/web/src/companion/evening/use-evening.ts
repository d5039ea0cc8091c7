/** useEvening: the open evening of an edition with what its ruleset knows of units, loaded on demand. */
import type { EveningRules } from '@grognard/rules-kit';
import { loadEvening } from '@grognard/rulesets/companion';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { companionStore } from '../companion-store.ts';
import { changes } from '../history/store.ts';
import type { LoadedRuleset, OptionValues } from '../rules.ts';
import type { Evening } from './evening.ts';
import { eveningChanges, readAfter, readEvening } from './store.ts';
import { type TraitField, traitFields } from './traits.ts';

export interface OpenEvening {
  readonly evening: Evening;
  readonly rules: EveningRules;
}

/** An evening by id, read again whenever it changes. */
export function useEveningOf(edition: string | null, id: string | null): OpenEvening | 'waiting' | 'none' {
  const [turn, other] = [useStore(eveningChanges), useStore(changes)];
  const [found, setRead] = useState<OpenEvening | 'waiting' | 'none'>(id === null ? 'none' : 'waiting');
  useEffect(() => {
    let isOver = false;
    const ruleset = edition === null ? null : lazyRulesetOf(edition);
    if (id === null || ruleset === null) {
      setRead('none');
      return;
    }
    const read = () => Promise.all([readEvening(id), loadEvening(ruleset.id)]);
    readAfter(turn + other, read).then(
      ([evening, rules]) => {
        if (!isOver) setRead(evening === null ? 'none' : { evening, rules });
      },
      () => {
        if (!isOver) setRead('none');
      },
    );
    return () => {
      isOver = true;
    };
  }, [edition, id, turn, other]);
  return found;
}

/** The evening that is open for an edition, or null. */
export function useEvening(edition: string): OpenEvening | null {
  const id = useStore(companionStore).evenings[edition] ?? null;
  const read = useEveningOf(edition, id);
  return typeof read === 'string' ? null : read;
}

export function useTraits(
  book: LoadedRuleset,
  open: OpenEvening | null,
  options: OptionValues,
): readonly TraitField[] {
  const { language } = useStore(settings);
  const rules = open?.rules ?? null;
  return useMemo(
    () => (rules === null ? [] : traitFields(book, rules, options, language)),
    [book, rules, options, language],
  );
}
