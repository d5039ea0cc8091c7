/** `grognard resolve`: resolves cases from a stream or a file, or one case from flags. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { didYouMean, explain, type FailedAnswer, layOut, type Ruleset, resolver } from '@grognard/rules-kit';
import { hasFlag, type ParsedArguments, UsageError, unknownFlag } from '../arguments.ts';
import { type CaseOfFlags, caseFromFlags } from '../case-from-flags.ts';
import { type CliCommand, checkLanguage, type ExitCode, wordsFor } from '../command.ts';
import { flagAt, flagsOf, locate } from '../fields.ts';
import { editionIds } from '../find-ruleset.ts';
import { resolveHelp } from '../help/resolve.ts';
import { houseFlag, houseFrom } from '../house.ts';
import { optionsFrom } from '../options.ts';
import { plainRow } from '../output.ts';
import { shapeText } from '../shape-text.ts';
import { complain, type Terminal } from '../terminal.ts';
import { answerBatch, type HouseOptions } from './batch.ts';

const pieceSize = 262_144;

export const resolveCommand: CliCommand = {
  flags: { dice: { takes: 'text' }, ...houseFlag, input: { takes: 'text' } },
  takesFields: true,
  async run(parsed, terminal) {
    const rulesets = await terminal.rulesets();
    const [first, second] = parsed.positionals;
    if (first !== undefined && (second !== undefined || isRuleset(rulesets, first)))
      return answerOne(rulesets, parsed, terminal);
    return answerMany(rulesets, parsed, terminal, first ?? '-');
  },
};

function isRuleset(rulesets: readonly Ruleset[], name: string): boolean {
  return rulesets.some(({ id }) => id === name) || editionIds(rulesets).includes(name);
}

async function answerOne(
  rulesets: readonly Ruleset[],
  parsed: ParsedArguments,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = await caseFromFlags(rulesets, parsed, resolveCommand, terminal);
  const words = await wordsFor(found.ruleset, found.flags, terminal);
  const answer = resolver(rulesets).resolve(found.asked);
  if (hasFlag(found.flags, 'json')) {
    await terminal.write(`${JSON.stringify(answer)}\n`);
    return answer.ok ? 0 : 1;
  }
  if (!answer.ok) return sayProblem(found, answer, terminal);
  const lines = explain(found.ruleset, found.asked, answer, words);
  await terminal.write(layOut(lines, terminal.width, words.language));
  return 0;
}

/** Prints a mistake in a case from flags: the flag by name and the values it takes. */
export function sayProblem(
  { asked, procedure }: CaseOfFlags,
  { error }: FailedAnswer,
  terminal: Terminal,
): 1 {
  const flag = flagAt(error.at);
  const place = flag === null ? null : locate(procedure.input, flag.slice(2));
  const named = error.at.startsWith('options[') ? `--option ${error.at.slice(9, -2)}` : flag;
  const message = error.code === 'missing' && flag !== null ? `${flag} must be given` : error.message;
  const title = named === null || message.startsWith(named) ? '' : `${named}: `;
  const isLeaf = place !== null && flagsOf(place.shape).length === 0;
  complain(terminal, `${title}${message} (${error.code}${error.at === '' ? '' : ` at ${error.at}`})`, [
    ...(error.code === 'missing' && isLeaf ? [`It is ${shapeText(place.shape)}.`] : []),
    `All flags with their values: grognard describe ${asked.ruleset} ${asked.procedure}`,
  ]);
  return 1;
}

async function answerMany(
  rulesets: readonly Ruleset[],
  { positionals, flags, rest }: ParsedArguments,
  terminal: Terminal,
  file: string,
): Promise<ExitCode> {
  const [unknown] = rest;
  if (unknown !== undefined)
    throw unknownFlag(unknown, ['house', 'json', 'lang', 'option', 'help', 'version', 'no-color']);
  for (const { name } of flags) {
    if (name === 'dice' || name === 'input')
      throw new UsageError(`--${name} belongs to one case: grognard resolve RULESET PROCEDURE --${name} …`);
  }
  checkLanguage(flags, terminal);
  if (positionals.length === 0 && terminal.inputIsTyped) {
    terminal.say(resolveHelp.trimEnd().split('\n').map(plainRow));
    return 2;
  }
  const pieces = file === '-' ? terminal.input() : await openFile(file, rulesets);
  const house = await houseFrom(rulesets, flags, terminal);
  const given = optionsFrom(null, flags);
  const agreed: HouseOptions | undefined =
    house === null && given === undefined
      ? undefined
      : (edition) => ({ ...(house?.editions.includes(edition) ? house.options : {}), ...given });
  return answerBatch(pieces, resolver(rulesets), terminal, agreed);
}

async function openFile(file: string, rulesets: readonly Ruleset[]): Promise<AsyncIterable<Uint8Array>> {
  const known = await stat(file).catch(() => null);
  if (known === null) {
    throw new UsageError(
      `"${file}" is neither a file nor a ruleset${didYouMean(file, editionIds(rulesets))}`,
      `Rulesets: ${editionIds(rulesets).join(', ')}.`,
    );
  }
  if (known.isDirectory()) throw new UsageError(`${file} is a folder, not a file of cases`);
  return createReadStream(file, { highWaterMark: pieceSize });
}
