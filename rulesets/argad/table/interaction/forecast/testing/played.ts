/** The real turn of a world, thrown out in full: every throw of everybody counted, or many turns played. For tests only. */
import { type Forecast, hashedFaces, resolutionOf, throwFrom } from '@grognard/engine';
import { addSixths, branchesOf, type Chance, fractionOf, impossible, type Sixths } from '@grognard/rules-kit';
import { apply } from '../../../flow/apply.ts';
import { resolveTurn } from '../../../flow/resolve-turn.ts';
import { copyState } from '../../../state/copy-state.ts';
import type { ArgadEvent } from '../../../state/events.ts';
import type { State, Table } from '../../../state/model.ts';

/** Fates of the turn as its events tell them, by figure id. A figure that is not named stands. */
export type PlayedFates = Readonly<Record<string, string>>;

function fatesIn(table: Table, events: readonly ArgadEvent[]): PlayedFates {
  const fates: Record<string, string> = {};
  const order = ['killed', 'wounded', 'back', 'advances'];
  const meet = (figure: number, fate: string) => {
    const id = [...table.roster][figure]!.id;
    const now = fates[id];
    if (now === undefined || order.indexOf(fate) < order.indexOf(now)) fates[id] = fate;
  };
  for (const event of events) {
    if (event.kind === 'fell') meet(event.figure, 'killed');
    if (event.kind === 'wounded') meet(event.figure, 'wounded');
    if (event.kind === 'recoiled' || event.kind === 'gaveWay') meet(event.figure, 'back');
    if (event.kind === 'steppedUp' || event.kind === 'left') meet(event.figure, 'advances');
  }
  return fates;
}

/** Chances of each fate of each figure by id, each as a fraction, or null if there are more branches than this. */
export function countedTurn(
  table: Table,
  world: State,
  most: number,
): ReadonlyMap<string, ReadonlyMap<string, string>> | null {
  const all = branchesOf((chance) => {
    const state = copyState(world);
    const events: ArgadEvent[] = [];
    resolveTurn(table, state, {
      reasons: false,
      dice: (): Chance => chance,
      emit: (event) => {
        apply(state, event);
        events.push(event);
      },
    });
    return fatesIn(table, events);
  }, most);
  if (all === null) return null;
  const found = new Map<string, Map<string, Sixths>>();
  for (const { id } of table.roster) {
    const shares = new Map<string, Sixths>();
    for (const { outcome, chance } of all) {
      const fate = outcome[id] ?? 'stands';
      shares.set(fate, addSixths(shares.get(fate) ?? impossible, chance));
    }
    found.set(id, shares);
  }
  return new Map(
    [...found].map(([id, shares]) => [
      id,
      new Map([...shares].map(([fate, chance]) => [fate, fractionOf(chance)] as const)),
    ]),
  );
}

/** Turns played with the keyed dice of a battle: how often each fate of each figure came up. */
export function playedTurns(table: Table, world: State, turns: number): (id: string, fate: string) => number {
  const counts = new Map<string, number>();
  const rules = { apply };
  for (let n = 0; n < turns; n++) {
    const state = copyState(world);
    const events: ArgadEvent[] = [];
    const thrower = throwFrom(hashedFaces(n + 7), 0);
    resolveTurn(table, state, resolutionOf(rules, state, { thrower, events, reasons: false }));
    const fates = fatesIn(table, events);
    for (const { id } of table.roster) {
      const key = `${id} ${fates[id] ?? 'stands'}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (id, fate) => (counts.get(`${id} ${fate}`) ?? 0) / turns;
}

/** Shares of a forecast that differ from the turn itself: exactly, or by more than four standard errors of both samples together. */
export function differences(
  table: Table,
  world: State,
  forecast: Forecast,
  { branches, turns }: { readonly branches: number; readonly turns: number },
): string[] {
  const counted = countedTurn(table, world, branches);
  const played = counted === null ? playedTurns(table, world, turns) : null;
  const { basis } = forecast;
  return forecast.pieces.flatMap(({ piece, fates }) =>
    fates.flatMap(({ fate, share, p }) => {
      const exact = counted?.get(piece)?.get(fate) ?? '0/1';
      if (counted !== null && p !== null) return p === exact ? [] : [`${piece} ${fate}: ${p}, not ${exact}`];
      const [top = '0', bottom = '1'] = exact.split('/');
      const real = played === null ? Number(top) / Number(bottom) : played(piece, fate);
      const spread = Math.max(real * (1 - real), share * (1 - share));
      // Ends that share their movement count as one, to be on the safe side.
      const samples = (basis.kind === 'exact' ? 0 : 10 / basis.trials) + (played === null ? 0 : 1 / turns);
      const most = 4 * Math.sqrt(spread * samples) + 1e-9;
      return Math.abs(real - share) <= most ? [] : [`${piece} ${fate}: ${share}, not ${real} ± ${most}`];
    }),
  );
}
