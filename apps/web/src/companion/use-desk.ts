/** useDesk: the form of a procedure as the player uses it, with the units of the open evening. */
import type { EveningRules, FollowUp, UnitRole } from '@grognard/rules-kit';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../look/store.ts';
import { caseKey, companionStore, remember, withChoices } from './companion-store.ts';
import {
  change,
  type Desk,
  type DeskForm,
  deskForm,
  offersOf,
  onward,
  pick,
  possible,
  withPicked,
} from './desk.ts';
import { type Evening, type UnitPicks, unitsOf } from './evening/evening.ts';
import type { OpenEvening } from './evening/use-evening.ts';
import type { Choices } from './form/choices.ts';
import { neededOf } from './form/primary-fields.ts';
import { fittingChoices, joinedChoices } from './form/values.ts';
import { type LoadedRuleset, type OptionValues, optionsIn } from './rules.ts';

/** What comes next, on its way to the form of its procedure. */
let handedOver: FollowUp | null = null;

export function handOver(next: FollowUp): void {
  handedOver = next;
}

/** Choices of the last visit, with whatever no longer fits left out. */
function keptChoices({ fields, start }: DeskForm, edition: string, procedure: string): Choices {
  const kept = fittingChoices(fields, companionStore.get().choices[caseKey(edition, procedure)]);
  return Object.keys(kept).length === 0 ? start : joinedChoices(neededOf(fields, start), kept);
}

/** Units that are out of the battle, or of another evening, are no longer picked. */
function stillPresent(evening: Evening, picked: UnitPicks): UnitPicks {
  return Object.fromEntries(
    Object.entries(picked).map(([role, ids]) => [
      role,
      unitsOf(evening, ids)
        .filter(({ isOut }) => !isOut)
        .map(({ id }) => id),
    ]),
  );
}

export function useOptions(book: LoadedRuleset): OptionValues {
  const set = useStore(companionStore).options[book.edition];
  return useMemo(() => optionsIn(book, set ?? {}), [book, set]);
}

export interface UsedDesk {
  readonly form: DeskForm;
  readonly desk: Desk;
  readonly offers: (place: string, value: unknown) => boolean;
  choose(choices: Choices): void;
  startOver(): void;
  pickUnit(role: UnitRole, unit: string): void;
  /** What comes next, in this same form. */
  goOn(next: FollowUp): void;
}

export function useDesk(
  book: LoadedRuleset,
  procedure: string,
  options: OptionValues,
  open: OpenEvening | null,
): UsedDesk {
  const form = useMemo(() => deskForm(book, procedure, options), [book, procedure, options]);
  const [desk, setDesk] = useState<Desk>(() => ({
    choices: possible(form, keptChoices(form, book.edition, procedure)),
    picked: {},
    also: [],
  }));
  const { edition } = book;
  // House rules that were changed since may forbid what is chosen.
  useEffect(() => setDesk((now) => ({ ...now, choices: possible(form, now.choices) })), [form]);
  useEffect(() => {
    if (open === null) return;
    const { rules, evening } = open;
    const next = handedOver?.procedure === procedure ? handedOver : null;
    handedOver = null;
    setDesk((now) => withEvening(form, rules, evening, now, next));
  }, [open, form, procedure]);
  useEffect(
    () => remember(withChoices(companionStore.get(), edition, procedure, desk.choices)),
    [edition, procedure, desk.choices],
  );
  const offers = useMemo(() => offersOf(form, desk.choices), [form, desk.choices]);
  return {
    form,
    desk,
    offers,
    choose: (choices) => setDesk(change(form, desk, choices)),
    startOver: () => setDesk({ choices: form.start, picked: {}, also: [] }),
    pickUnit: (role, unit) => {
      if (open !== null) setDesk(pick(form, open.rules, open.evening, desk, role, unit));
    },
    goOn: (next) => {
      if (open !== null) setDesk(onward(form, open.rules, open.evening, desk, next));
    },
  };
}

function withEvening(
  form: DeskForm,
  rules: EveningRules,
  evening: Evening,
  now: Desk,
  next: FollowUp | null,
): Desk {
  if (next !== null) return onward(form, rules, evening, { ...now, picked: {} }, next);
  return withPicked(form, rules, evening, now, stillPresent(evening, now.picked));
}
