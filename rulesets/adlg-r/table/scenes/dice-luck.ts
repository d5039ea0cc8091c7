/** What shots and melees cost and could have cost, from the exact odds of their procedures. */
import type { LossThrow, SceneEntry, SideId } from '@grognard/engine';
import { entryAt, present } from '@grognard/lists';
import { fractionOf, oddsOf, shareOf } from '@grognard/rules-kit';
import { melee } from '../../rules/melee/procedure.ts';
import { shoot } from '../../rules/shooting/procedure.ts';
import { meleeFacts, meleesIn } from '../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../actions/shoot/index.ts';
import type { AdlgEvent, AdlgEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

type Losses = Readonly<Record<SideId, number>>;

interface WeighedLoss {
  readonly lost: Losses;
  readonly share: number;
}

function ownerOf({ units, sides }: Table, unit: UnitIndex): SideId {
  return entryAt(sides, entryAt(units, unit).side).id;
}

/** A throw that could cost somebody points. `before` is the state before the event. */
export function lossThrowOf(table: Table, before: State, event: AdlgEvent, n: number): LossThrow | null {
  if ((event.dice ?? []).length === 0) return null;
  if (event.kind === 'shot') {
    const side = ownerOf(table, event.shot.target);
    return { event: n, actual: { [side]: event.loss }, odds: oddsOfShot(table, before, event, side) };
  }
  if (event.kind !== 'fought') return null;
  const odds = oddsOfMelee(table, before, event);
  const { a, b, lossA, lossB } = event;
  return odds === null
    ? null
    : { event: n, actual: { [ownerOf(table, a)]: lossA, [ownerOf(table, b)]: lossB }, odds };
}

function oddsOfShot(
  table: Table,
  before: State,
  { shot }: AdlgEventOf<'shot'>,
  side: SideId,
): readonly WeighedLoss[] {
  const { main, edge, target, supports } = shot;
  const facts = shotFacts(firingContextOf(table, before), { unit: main, edge, target }, supports);
  const assessed = shoot.assess(shoot.situation(table.rules, facts), null);
  return oddsOf((chance) => shoot.roll(assessed, chance).loss).map(({ outcome, chance }) => ({
    lost: { [side]: outcome },
    share: shareOf(fractionOf(chance)),
  }));
}

function oddsOfMelee(
  table: Table,
  before: State,
  { a, b }: AdlgEventOf<'fought'>,
): readonly WeighedLoss[] | null {
  const paired = meleesIn(table, before, { unit: a, against: b }).find((one) => one.a === a && one.b === b);
  if (paired === undefined) return null;
  const assessed = melee.assess(melee.situation(table.rules, meleeFacts(table, before, paired)), null);
  const [sideA, sideB] = [ownerOf(table, a), ownerOf(table, b)];
  return oddsOf((chance) => melee.roll(assessed, chance).loss).map(({ outcome, chance }) => ({
    lost: { [sideA]: outcome.a, [sideB]: outcome.b },
    share: shareOf(fractionOf(chance)),
  }));
}

/** Expected and actual points of one side: of a shot its target's, of a melee that of the side that lost more. */
export function luckOf(table: Table, before: State, event: AdlgEvent): SceneEntry['diceLuck'] {
  const thrown = lossThrowOf(table, before, event, 0);
  if (thrown === null) return null;
  const [first, second] = Object.entries(thrown.actual);
  if (first === undefined) return null;
  const [of, actual] = second !== undefined && second[1] > first[1] ? second : first;
  const expected = thrown.odds.reduce((sum, { lost, share }) => sum + present(lost[of], 'loss') * share, 0);
  return { of, expected, actual };
}
