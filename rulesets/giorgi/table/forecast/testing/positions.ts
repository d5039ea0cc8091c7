/** Positions of played games in which a command puts somebody at stake. For tests only. */
import { hashedFaces, Match, type Random } from '@grognard/engine';
import { mixBits } from '@grognard/rules-kit';
import { byChance } from '../../doctrine/random.ts';
import { questionIn } from '../../flow/question.ts';
import { layTable } from '../../index.ts';
import { tableRules } from '../../rules.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { State, Table } from '../../state/model.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import type { Stake } from '../moment.ts';
import { stakeOf } from '../stakes.ts';

export interface StakedPosition {
  readonly name: string;
  readonly table: Table;
  readonly state: State;
  readonly command: GiorgiCommand;
  readonly stake: Stake;
}

function luck(seed: number): Random {
  let n = 0;
  return { below: (most) => mixBits(seed * 7919 + ++n) % most };
}

/** Most positions of one kind of command in a game, so that shots do not crowd out attacks. */
const mostOfKind = 2;
const longest = 400;

/** Positions without other melees on the table, whose outcome would mix with that of the command. */
export function* stakedPositions(games: number): Generator<StakedPosition> {
  for (let game = 1; game <= games; game++) {
    const random = luck(game);
    const { scenario, edition, options } = randomBattle(random);
    const table = layTable(scenario, edition, options);
    if (!('units' in table)) throw new Error('a random battle is refused');
    const match = new Match(tableRules(table), tableRules(table).start(null), hashedFaces(game));
    const found = new Map<string, number>();
    for (let n = 0; n < longest; n++) {
      const { state } = match;
      const question = questionIn(table, state);
      if (question === null) break;
      const command = byChance(table, state, question, random, 'restless');
      const stake = stakeOf(table, state, question.side, command);
      const kind = command.kind;
      const times = found.get(kind) ?? 0;
      if (stake !== null && times < mostOfKind && isApart(state, stake)) {
        found.set(kind, times + 1);
        yield { name: `game ${game}, command ${n}: ${kind}`, table, state: copyState(state), command, stake };
      }
      const side = table.sides[question.side]!.id;
      if (!match.submit(side, command).done) break;
    }
  }
}

function isApart({ clashes, queued }: State, { units }: Stake): boolean {
  return (
    clashes.every(({ by, on }) => units.includes(by) && units.includes(on)) &&
    queued.every(({ unit }) => units.includes(unit))
  );
}
