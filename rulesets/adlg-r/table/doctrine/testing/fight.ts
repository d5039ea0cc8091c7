/** Whole battles between computer players, and what can be counted in them. For tests only. */
import { hashedFaces, type Result, resolutionOf, throwFrom } from '@grognard/engine';
import { doctrineWords } from '../../../words/en-doctrine.ts';
import { startState } from '../../flow/start.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import { doctrineOf } from '../doctrine.ts';
import { mastery } from '../mastery.ts';

export interface FoughtBattle {
  readonly state: State;
  readonly result: Result;
  readonly commands: number;
  readonly events: readonly AdlgEvent[];
  readonly log: readonly string[];
}

/** Answers after which a battle should long be over. */
const longest = 4000;

/** A source of whole numbers by seed. */
export function luckOf(seed: number) {
  let now = (seed * 2654435761 + 12345) >>> 0;
  return {
    below(n: number) {
      now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
      return Math.floor((now / 2 ** 32) * n);
    },
  };
}

/** Fights a battle with a manner for each side. Every command must be legal. */
export function fightOut(
  table: Table,
  manners: readonly [string, string],
  seed: number,
  isLogged = false,
): FoughtBattle {
  const rules = tableRules(table);
  const doctrine = doctrineOf(table, doctrineWords, mastery);
  const state = startState(table);
  const faces = hashedFaces(seed);
  const random = luckOf(seed);
  const events: AdlgEvent[] = [];
  const log: string[] = [];
  let commands = 0;
  for (let n = 0; n < longest; n++) {
    const awaits = rules.awaits(state);
    if (awaits.kind === 'over') return { state, result: awaits.result, commands, events, log };
    const side = awaits.sides[0]!;
    const manner = manners[table.sideOf.get(side)!]!;
    const plan = doctrine.plan(rules.view(state, { side }), side, manner, random);
    if (plan.commands.length === 0) throw new Error(`${manner} for ${side} has no answer in ${awaits.phase}`);
    if (isLogged)
      for (const { who, words } of plan.reasons) log.push(`  (${side}) ${who.join(', ')}: ${words}`);
    for (const command of plan.commands) {
      const now = rules.awaits(state);
      if (now.kind === 'over' || now.sides[0] !== side) break;
      const said = rules.check(state, side, command, 'verdict');
      if (!said.allowed)
        throw new Error(
          `seed ${seed}: ${manner} for ${side} gave ${JSON.stringify(command)}: ${JSON.stringify(said)}`,
        );
      const from = events.length;
      const resolution = resolutionOf(rules, state, {
        thrower: throwFrom(faces, commands++),
        events,
        reasons: false,
      });
      rules.decide(state, side, command, resolution);
      if (isLogged) {
        log.push(`${state.turn}.${state.sequence} ${side} ${JSON.stringify(command)}`);
        for (const event of events.slice(from)) log.push(`    ${JSON.stringify(event).slice(0, 300)}`);
      }
    }
  }
  throw new Error(`seed ${seed}: the battle does not end`);
}
