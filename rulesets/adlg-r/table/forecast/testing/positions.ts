/** Positions of played games in which a command puts somebody at stake. For tests only. */
import { hashedFaces, Match, type Random } from '@grognard/engine';
import { mixBits } from '@grognard/rules-kit';
import { byChance } from '../../doctrine/random.ts';
import { isOfSequence, questionIn } from '../../flow/question.ts';
import { layTable } from '../../index.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { State, Table } from '../../state/model.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import { type Stake, stakeOf } from '../stakes.ts';

export interface StakedPosition {
  readonly name: string;
  readonly table: Table;
  readonly state: State;
  readonly command: AdlgCommand;
  readonly stake: Stake;
}

function luck(seed: number): Random {
  let n = 0;
  return { below: (most) => mixBits(seed * 7919 + ++n) % most };
}

/** Most positions of one kind of command in a game, so that shots do not crowd out charges. */
const mostOfKind = 2;
const longest = 400;

/** Positions in which nothing else of the sequence would mix with what the command leads to. */
export function* stakedPositions(games: number): Generator<StakedPosition> {
  for (let game = 1; game <= games; game++) {
    const random = luck(game);
    const { scenario, edition, options } = randomBattle(random);
    const table = layTable(scenario, edition, options);
    if (!('units' in table)) throw new Error('a random battle is refused');
    const match = new Match(tableRules(table), tableRules(table).start(null), hashedFaces(game));
    const found: string[] = [];
    for (let n = 0; n < longest; n++) {
      const { state } = match;
      const question = questionIn(table, state);
      if (question === null || !isOfSequence(question)) break;
      const command = byChance(table, state, question, random, 'restless');
      const stake = stakeOf(table, state, question.side, command);
      const times = found.filter((known) => known === command.kind).length;
      if (stake !== null && times < mostOfKind && isApart(table, state, stake)) {
        found.push(command.kind);
        const name = `game ${game}, command ${n}: ${command.kind}`;
        yield { name, table, state: copyState(state), command, stake };
      }
      if (!match.submit(table.sides[question.side]!.id, command).done) break;
    }
  }
}

/** No other melee, no shot that is laid, no march, and nobody who charges of himself or loots. */
function isApart(table: Table, state: State, { units, side }: Stake): boolean {
  const { contacts, shots, fought, owed, marches } = state;
  return (
    contacts.every(({ by, on }) => units.includes(by) && units.includes(on)) &&
    [shots, fought, owed].every((list) => list.length === 0) &&
    marches.every((march) => march === null) &&
    state.units.every(({ looting }) => !looting) &&
    table.sides[state.active]!.units.every((unit) => !table.units[unit]!.has.headstrong) &&
    (state.active === side || state.agenda.length > 0)
  );
}
