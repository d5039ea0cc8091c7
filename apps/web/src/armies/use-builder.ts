/** useBuilder: an army that is being built: what it costs, what is offered, and its changes, each kept at once. */
import type { ArmyFiles, ArmyOffers, ArmyPage, ArmyProblem, Json, ReadArmy } from '@grognard/rules-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import { type ArmyDraft, draftOf, redone, undone, withStep } from './draft.ts';
import { type KeptArmy, keepArmy } from './kept-armies.ts';

export interface Builder {
  readonly army: ReadArmy;
  readonly page: ArmyPage;
  readonly offers: ArmyOffers;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Makes the file the army. A file that cannot be read changes nothing, and its problems are returned. */
  change(file: Json, field?: string): readonly ArmyProblem[];
  undo(): void;
  redo(): void;
}

/** The army of a file that was readable before. */
function readAgain(files: ArmyFiles, file: Json): ReadArmy {
  const army = files.read(file);
  if ('page' in army) return army;
  throw new TypeError(army.map(({ at, message }) => `${at} ${message}`).join('; '));
}

export function useBuilder(files: ArmyFiles, kept: KeptArmy): Builder {
  const { language } = useStore(settings);
  const [draft, setDraft] = useState<ArmyDraft>(() => draftOf(kept.file));
  const latest = useRef(draft);
  const army = useMemo(() => readAgain(files, draft.now), [files, draft.now]);
  const page = useMemo(() => army.page(language), [army, language]);
  const offers = useMemo(() => army.offers(language), [army, language]);
  const take = (next: ArmyDraft) => {
    if (next === latest.current) return;
    latest.current = next;
    setDraft(next);
    keepArmy({ ...kept, file: next.now, at: Date.now() }).catch(() => notice(say('companion.not-written')));
  };
  const undo = () => take(undone(latest.current));
  const redo = () => take(redone(latest.current));
  useUndoKeys(undo, redo);
  return {
    army,
    page,
    offers,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    change(file, field) {
      const read = files.read(file, { language });
      if (!('page' in read)) return read;
      take(withStep(latest.current, read.file, field ?? null));
      return [];
    },
    undo,
    redo,
  };
}

/** Ctrl Z and Ctrl Shift Z, except where text is typed, which has an undo of its own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const acts = useRef({ undo, redo });
  acts.current = { undo, redo };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return;
      if (target instanceof Element && target.matches('input[type="text"], textarea')) return;
      event.preventDefault();
      if (shiftKey) acts.current.redo();
      else acts.current.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
