import { describe, expect, it } from 'vitest';
import { commonFlags, type FlagSpec, parseArguments, UsageError } from './arguments.ts';

const specs: Readonly<Record<string, FlagSpec>> = {
  ...commonFlags,
  moving: { takes: 'truth' },
  dice: { takes: 'text' },
};
const parse = (...words: string[]) =>
  parseArguments(words, (name) => (Object.hasOwn(specs, name) ? specs[name] : undefined));

describe('the words of a command line', () => {
  it('flags take the next word or what follows =', () => {
    expect(parse('a', '--dice', '6,6', 'b', '--dice=1')).toEqual({
      positionals: ['a', 'b'],
      flags: [
        { name: 'dice', value: '6,6' },
        { name: 'dice', value: '1' },
      ],
      rest: [],
    });
  });

  it('a flag of truth stands alone or before true, false and null', () => {
    const values = (...words: string[]) => parse(...words).flags.map(({ value }) => value);
    expect(values('--moving')).toEqual(['true']);
    expect(values('--moving', 'false')).toEqual(['false']);
    expect(values('--moving=false')).toEqual(['false']);
    expect(parse('--moving', 'shoot')).toMatchObject({ positionals: ['shoot'], flags: [{ value: 'true' }] });
  });

  it('an empty value and a value with = in it are kept whole', () => {
    expect(parse('--dice=', '--option', 'a.b=c=d').flags.map(({ value }) => value)).toEqual(['', 'a.b=c=d']);
  });

  it('a value may start with a minus', () => {
    expect(parse('--dice', '-1').flags).toEqual([{ name: 'dice', value: '-1' }]);
  });

  it('stops at a flag it does not know', () => {
    expect(parse('a', '--json', '--range-cm', '30', '--json').rest).toEqual(['--range-cm', '30', '--json']);
    expect(parse('--__proto__', 'x').rest).toEqual(['--__proto__', 'x']);
    expect(parse('--constructor').rest).toEqual(['--constructor']);
  });

  it('-- ends the flags, - is a word, -h asks for help', () => {
    expect(parse('--', '--dice').positionals).toEqual(['--dice']);
    expect(parse('-').positionals).toEqual(['-']);
    expect(parse('-h').flags).toEqual([{ name: 'help', value: 'true' }]);
  });

  it('-h is the only short flag, and a number below zero is none', () => {
    for (const word of ['-x', '-v', '-hv', '-help', '-é', '-=', '-/'])
      expect(() => parse(word)).toThrow(`there is no flag ${word}`);
    expect(() => parse('a', '-x', '--dice', '1')).toThrow('there is no flag -x');
    expect(parse('-5', '-.5').positionals).toEqual(['-5', '-.5']);
    expect(parse('--', '-x').positionals).toEqual(['-x']);
    expect(parse('--dice', '-x').flags).toEqual([{ name: 'dice', value: '-x' }]);
  });

  it('a value too few or too many is a mistake', () => {
    expect(() => parse('--dice')).toThrow(UsageError);
    expect(() => parse('--dice', '--json')).toThrow('--dice needs a value');
    expect(() => parse('--json=yes')).toThrow('--json takes no value');
  });
});
