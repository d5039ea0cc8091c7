/** BenchArguments: what the words after `npm run bench --` ask for. */

export interface BenchArguments {
  readonly json: boolean;
  /** Whether the command's memory is looked at over a million lines. */
  readonly long: boolean;
  readonly onlyBattles: boolean;
  /** The commit that this tree is compared with, or null if it is only measured. */
  readonly against: string | null;
  /** Whether the battles of both trees are fought in one process. */
  readonly paired: boolean;
  /** Runs of each tree in a comparison. */
  readonly rounds: number;
}

/** Below three runs there is no spread worth the name. */
const fewestRounds = 3;
const defaultRounds = 6;
const defaultPairedRounds = 20;

const flags = ['--json', '--long', '--battles', '--paired'] as const;
const options = [...flags, '--against COMMIT', '--rounds N'].join(', ');

/** Reads the words, or answers what is wrong with them. */
export function readArguments(words: readonly string[]): BenchArguments | string {
  const given = new Set<string>();
  let against: string | null = null;
  let rounds: number | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--against') {
      against = words[++at] ?? '';
      if (against === '' || against.startsWith('-'))
        return '--against wants a commit: a hash, a tag or HEAD~1';
    } else if (word === '--rounds') {
      rounds = Number(words[++at]);
      if (!Number.isInteger(rounds) || rounds < fewestRounds)
        return `--rounds wants a whole number from ${fewestRounds} on`;
    } else if (flags.some((flag) => flag === word) && word !== undefined) given.add(word);
    else return `no such option: ${word}; there are ${options}`;
  }
  if (rounds !== null && against === null) return '--rounds counts only with --against COMMIT';
  if (against !== null && given.has('--long')) return '--long looks at memory and cannot be compared';
  if (against === null && given.has('--paired')) return '--paired counts only with --against COMMIT';
  const paired = given.has('--paired');
  return {
    json: given.has('--json'),
    long: given.has('--long'),
    onlyBattles: given.has('--battles'),
    against,
    paired,
    rounds: rounds ?? (paired ? defaultPairedRounds : defaultRounds),
  };
}
