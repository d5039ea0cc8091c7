/** Battles played to their end by random choices among the commands that are offered. For tests only. */
import { hashedFaces, type Result, resolutionOf, throwFrom } from '@grognard/engine';
import { commandsFor } from '../flow/legal.ts';
import { isOfSequence, questionIn } from '../flow/question.ts';
import { brokenInvariants } from '../invariants/index.ts';
import { tableRules } from '../rules.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

export interface PlayedBattle {
  readonly state: State;
  readonly result: Result;
  readonly commands: number;
  readonly broken: readonly string[];
  readonly kinds: Readonly<Record<string, number>>;
}

/** Commands after which a battle should long be over. */
const longest = 3000;

/** An advance of some unit of the corps that is activated, if it is allowed. */
function advanceIn(table: Table, state: State, pick: (n: number) => number): AdlgCommand | null {
  const corps = table.corps.find(({ index }) => index === state.corps);
  if (corps === undefined) return null;
  const unit = corps.units[pick(corps.units.length)]!;
  const by = table.sizes.ud * (1 + pick(3));
  const command: AdlgCommand = {
    kind: 'move',
    units: [table.units[unit]!.id],
    steps: [{ step: 'advance', by }],
    free: false,
  };
  const side = table.sides[corps.side]!.id;
  return tableRules(table).check(state, side, command, 'verdict').allowed ? command : null;
}

/** Plays from a state until the battle is over. `pick` gives a number from 0 to below `n`. */
export function playOut(
  table: Table,
  state: State,
  pick: (n: number) => number,
  alsoMoves = false,
): PlayedBattle {
  const rules = tableRules(table);
  const faces = hashedFaces(pick(1_000_000));
  const broken: string[] = [];
  const kinds: Record<string, number> = {};
  for (let n = 0; n < longest; n++) {
    const awaits = rules.awaits(state);
    if (awaits.kind === 'over') return { state, result: awaits.result, commands: n, broken, kinds };
    const question = questionIn(table, state)!;
    if (!isOfSequence(question)) throw new Error(`${question.phase} is not played here`);
    const offered = commandsFor(table, state, question);
    const command = (alsoMoves ? advanceIn(table, state, pick) : null) ?? offered[pick(offered.length)];
    if (command === undefined) throw new Error(`nothing is offered at ${question.phase}`);
    const side = awaits.sides[0]!;
    const said = rules.check(state, side, command, 'verdict');
    if (!said.allowed)
      throw new Error(`${JSON.stringify(command)} is offered and refused: ${JSON.stringify(said)}`);
    const before = rules.copy(state);
    const events: AdlgEvent[] = [];
    const resolution = resolutionOf(rules, state, { thrower: throwFrom(faces, n), events, reasons: false });
    rules.decide(state, side, command, resolution);
    for (const { kind } of events) kinds[kind] = (kinds[kind] ?? 0) + 1;
    for (const line of brokenInvariants(table, before, { side, command, events }, state))
      broken.push(`${n} ${command.kind}: ${line}`);
  }
  throw new Error('the battle does not end');
}
