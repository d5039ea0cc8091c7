/** Tests of the hands for the set-up: a whole one by gestures alone, refusals in words, and nothing that the enemy could learn. */
import type { Gesture, Interaction, SideId } from '@grognard/engine';
import { hashedFaces, Match } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import freeBattle from '../../../scenarios/free-battle.json' with { type: 'json' };
import { handsWords } from '../../../words/en-hands.ts';
import { suggestedSetUp } from '../../doctrine/setup/index.ts';
import { layTable } from '../../index.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import type { AdlgView } from '../../views/view.ts';
import { onGround } from '../../field/index.ts';
import { createInteraction } from '../index.ts';
import { handsApart } from './index.ts';

type Playing = Match<State, AdlgView, AdlgCommand, AdlgEvent>;

function tableOfFree(): Table {
  const table = layTable(freeBattle, 'adlg-r', {});
  if (!('units' in table)) throw new Error(JSON.stringify(table));
  return table;
}

const table = tableOfFree();
const rules = tableRules(table);

function handOf(match: Playing, side: SideId): Interaction {
  const view = match.view(side);
  return createInteraction(onGround(table, view), handsApart(handsWords))(view, side);
}

/** The side that is asked, and for what. */
function asked(match: Playing): { readonly side: SideId; readonly phase: string } {
  const awaits = match.awaits();
  if (awaits.kind === 'over') return { side: '', phase: 'over' };
  return { side: awaits.sides[0]!, phase: awaits.phase };
}

/** Gives what a gesture proposes. */
function give(match: Playing, values: Readonly<Record<string, Json>> | null): void {
  const { side, phase } = asked(match);
  const hand = handOf(match, side);
  const { prompt } = hand;
  const [piece] = prompt.reaction!.pieces;
  const gesture: Gesture = { pieces: [piece!], values: values ?? prompt.reaction!.values ?? {} };
  const { commands, refusals } = hand.propose(gesture);
  expect([phase, refusals.map(({ label }) => label)]).toEqual([phase, []]);
  expect([phase, commands.length]).not.toEqual([phase, 0]);
  for (const command of commands) expect(match.submit(side, command as AdlgCommand).done).toBe(true);
}

function finish(match: Playing): void {
  const { side } = asked(match);
  const { finish: last } = handOf(match, side).prompt;
  expect(last).not.toBeNull();
  expect(match.submit(side, last!.command as AdlgCommand).done).toBe(true);
}

/** What a player does who takes what is in hand, and else what is suggested. */
function easily(match: Playing): void {
  const { side, phase } = asked(match);
  const hand = handOf(match, side);
  if (['initiative', 'adjust', 'works', 'markers'].includes(phase)) return finish(match);
  if (phase === 'plan' && hand.prompt.finish !== null) return finish(match);
  if (hand.prompt.reaction?.values !== undefined) return give(match, null);
  const view = match.view(side);
  const gesture = hand.gestureFor?.(suggestedSetUp(table, view, table.sideOf.get(side)!));
  if (gesture === null || gesture === undefined) throw new Error(`nothing is suggested at ${phase}`);
  give(match, gesture.values);
}

function begin(seed = 7): Playing {
  return new Match(rules, rules.start(null), hashedFaces(seed));
}

/** Played up to a phase. */
function upTo(phase: string, seed = 7): Playing {
  const match = begin(seed);
  for (let n = 0; n < 80 && asked(match).phase !== phase; n++) easily(match);
  expect(asked(match).phase).toBe(phase);
  return match;
}

describe('deploy.order: the set-up by hand', () => {
  it.each([1, 2, 3])('what is in hand or suggested leads to the first turn, seed %i', (seed) => {
    const match = begin(seed);
    const phases = new Set<string>();
    for (let n = 0; n < 80 && match.state.phase === 'setup'; n++) {
      phases.add(asked(match).phase);
      easily(match);
    }
    expect(match.state.phase).toBe('sequence');
    expect([...phases]).toEqual(expect.arrayContaining(['role', 'region', 'pieces', 'lay', 'camp', 'plan', 'deploy']));
    expect(match.state.units.filter(({ status }) => status === 'on').length).toBeGreaterThan(20);
  });
});
