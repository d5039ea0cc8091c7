/**
 * `node bench/paired.ts TREE_BEFORE TREE_NOW ROUNDS`: the same battles of two trees in one process, batch by batch in turn. What else a
 * machine does then weighs on both alike, which it does not on two processes one after the other. Prints PairedLine as JSON.
 */
import { pathToFileURL } from 'node:url';
import type { AnyTableGame } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import type { PairedLine } from './compare-paired.ts';
import { checksumOf, mixText } from './measure.ts';
import type { BattleWatch, BenchBattle, layBench, layOffered, playBattle } from './play-battle.ts';

/** What is needed of a tree. Older ones have the same. */
interface TreeToPlay {
  readonly layBench: typeof layBench;
  readonly layOffered: typeof layOffered;
  readonly playBattle: typeof playBattle;
}

function isTreeToPlay(value: object): value is TreeToPlay {
  return 'layBench' in value && 'layOffered' in value && 'playBattle' in value;
}

async function treeIn(folder: string): Promise<TreeToPlay> {
  const tree: unknown = await import(pathToFileURL(`${folder}/bench/play-battle.ts`).href);
  if (typeof tree !== 'object' || tree === null || !isTreeToPlay(tree))
    throw new Error(`${folder} has no battles to play`);
  return tree;
}

/** Battles that are measured together. Every round plays others, since what a battle keeps would help its twin; both trees play the same. */
interface Batch extends Pick<BenchBattle, 'level' | 'keeping' | 'turns'> {
  readonly name: string;
  readonly lay: (tree: TreeToPlay) => AnyTableGame;
  readonly battles: number;
  /** Rounds before the first measured one. */
  readonly warmUp: number;
}

const recruits = { level: 'recruit', keeping: 'state' } as const;
const crossroads = (tree: TreeToPlay) => tree.layOffered('giorgi', 'crossroads');
const ravenna = (tree: TreeToPlay) => tree.layOffered('adlg-r', 'ravenna');

const batches: readonly Batch[] = [
  { name: 'recruits, 20 against 20', lay: (tree) => tree.layBench(20), ...recruits, battles: 40, warmUp: 12 },
  {
    name: 'recruits, 20 against 20, with the whole log',
    lay: (tree) => tree.layBench(20),
    level: 'recruit',
    keeping: 'everything',
    battles: 40,
    warmUp: 4,
  },
  {
    name: 'recruits, 40 against 40 on twice the front',
    lay: (tree) => tree.layBench(40, 'as-the-figures'),
    ...recruits,
    battles: 15,
    warmUp: 3,
  },
  { name: 'recruits, 40 against 40', lay: (tree) => tree.layBench(40), ...recruits, battles: 10, warmUp: 3 },
  {
    name: 'sergeants, 15 against 15',
    lay: (tree) => tree.layBench(15),
    level: 'sergeant',
    keeping: 'state',
    turns: 12,
    battles: 1,
    warmUp: 2,
  },
  {
    name: 'captains, 15 against 15, 1 turn',
    lay: (tree) => tree.layBench(15),
    level: 'captain',
    keeping: 'state',
    turns: 1,
    battles: 1,
    warmUp: 1,
  },
  { name: 'Napoleonic recruits, crossroads', lay: crossroads, ...recruits, battles: 10, warmUp: 8 },
  {
    name: 'Napoleonic recruits, crossroads, with the whole log',
    lay: crossroads,
    level: 'recruit',
    keeping: 'everything',
    battles: 10,
    warmUp: 2,
  },
  {
    name: 'Napoleonic sergeants, crossroads',
    lay: crossroads,
    level: 'sergeant',
    keeping: 'state',
    battles: 1,
    warmUp: 2,
  },
  {
    name: 'Napoleonic captains, crossroads, 2 turns',
    lay: crossroads,
    level: 'captain',
    keeping: 'state',
    turns: 2,
    battles: 1,
    warmUp: 1,
  },
  { name: 'Renaissance recruits, Ravenna', lay: ravenna, ...recruits, battles: 4, warmUp: 4 },
  {
    name: 'Renaissance sergeants, Ravenna',
    lay: ravenna,
    level: 'sergeant',
    keeping: 'state',
    battles: 1,
    warmUp: 2,
  },
];

/** CPU seconds of this thread. Reading those of the process first brings those of the thread up to date, to the microsecond. */
function secondsAtWork(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The battles of a batch in one tree. */
class TreeBattles {
  readonly seconds: number[] = [];
  commands = 0;
  private readonly tree: TreeToPlay;
  private readonly batch: Batch;
  private readonly game: AnyTableGame;

  constructor(tree: TreeToPlay, batch: Batch, game: AnyTableGame) {
    this.tree = tree;
    this.batch = batch;
    this.game = game;
  }

  /** Plays the first of them to count the commands, and returns a checksum of the last states. */
  count(): string {
    let sum = 0;
    const watch = {
      commands: (_: number, commands: number) => {
        this.commands += commands;
      },
    };
    for (let round = 0; round < counted; round++)
      for (const match of this.play(round, watch)) sum = mixText(sum, match.hash());
    return checksumOf(sum);
  }

  measure(round: number): void {
    const start = secondsAtWork();
    this.play(round);
    this.seconds.push(secondsAtWork() - start);
  }

  play(round: number, watch?: BattleWatch): AnyMatch[] {
    const { game, tree, batch } = this;
    const { level, keeping, turns, battles } = batch;
    const matches: AnyMatch[] = [];
    for (let seed = round * battles + 1; seed <= (round + 1) * battles; seed++) {
      const battle = { game, seed, level, keeping, ...(turns === undefined ? {} : { turns }) };
      const match = watch === undefined ? tree.playBattle(battle) : tree.playBattle(battle, watch);
      if (watch !== undefined) matches.push(match);
    }
    return matches;
  }
}

/** Rounds whose commands are counted and whose results are compared. */
const counted = 3;

/** The battles of a batch, or null if the tree does not have its game yet. */
function battlesIn(tree: TreeToPlay, batch: Batch): TreeBattles | null {
  try {
    return new TreeBattles(tree, batch, batch.lay(tree));
  } catch {
    return null;
  }
}

/** Null if only one of the trees has the game. */
function measure(batch: Batch, before: TreeToPlay, now: TreeToPlay, rounds: number): PairedLine | null {
  const [old, young] = [battlesIn(before, batch), battlesIn(now, batch)];
  if (old === null || young === null) return null;
  const sameResults = old.count() === young.count();
  for (let round = 0; round < batch.warmUp; round++) for (const side of [old, young]) side.play(round);
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? [old, young] : [young, old]) side.measure(round);
  return {
    name: batch.name,
    before: { seconds: old.seconds, commands: old.commands },
    now: { seconds: young.seconds, commands: young.commands },
    sameResults,
  };
}

const [folderBefore = '', folderNow = '', rounds = ''] = process.argv.slice(2);
const [before, now] = [await treeIn(folderBefore), await treeIn(folderNow)];
for (const batch of batches) {
  process.stderr.write(`bench: ${batch.name}\n`);
  const line = measure(batch, before, now, Number(rounds));
  if (line === null) process.stderr.write('bench: not in both trees\n');
  else process.stdout.write(`${JSON.stringify(line)}\n`);
}
