/** The checks find each mistake put into the duel, and show it in one line. */
import {
  type Chance,
  type ProcedureInfo,
  procedure,
  type Ruleset,
  type RulesetDeclaration,
  resolver,
  ruleset,
  type StepNote,
} from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { declaration, duel } from '../duel/index.ts';
import { type DuelRules, shot } from '../duel/shot.ts';
import { catalogueComplaints, entryComplaints, optionComplaints, procedureComplaints } from './catalogue.ts';
import { exampleDiffers } from './examples.ts';
import { type Explored, explore, missing } from './explore.ts';
import { badAnswer, feedBadLines, feedGarbage } from './garbage.ts';
import { idleOptions, meddlingOptions } from './options.ts';
import { disagreement } from './sampling.ts';
import { stepIdsOf, stepWordComplaints } from './steps.ts';
import { wantedOf } from './wanted.ts';

const broken = (change: Partial<RulesetDeclaration<DuelRules>>): Ruleset =>
  ruleset({ ...declaration, ...change });

function exploring(face: ProcedureInfo<DuelRules>, cases = 300): Explored {
  const offered = broken({ procedures: [face] });
  return explore({
    ruleset: offered,
    resolver: resolver([offered]),
    edition: 'duel-2002',
    procedure: 'shot',
    seed: 1,
    cases,
    wanted: wantedOf(offered, 'duel-2002', 'shot'),
  });
}

const complaintOf = (face: ProcedureInfo<DuelRules>): string => exploring(face).failure?.message ?? 'none';

/** A chance as plain functions, so that one of them can be replaced. */
function boundTo(chance: Chance): Chance {
  return {
    die: () => chance.die(),
    sum: (n) => chance.sum(n),
    count: (n, upTo) => chance.count(n, upTo),
    open: (highest) => chance.open(highest),
    openDice: (n, highest) => chance.openDice(n, highest),
    openCounts: (groups, highest, thresholds) => chance.openCounts(groups, highest, thresholds),
  };
}

describe('properties', () => {
  it('lines that do not add up', () => {
    const wrong = procedure({ ...shot, facts: ({ need, modifier }) => ({ need, modifier: modifier + 1 }) });
    expect(complaintOf(wrong.info)).toMatch(
      /add up to 0, the fact is 1\n {2}shown by: {"ruleset":"duel-2002"/,
    );
  });

  it('a rule that is not declared', () => {
    const wrong = procedure({ ...shot, prints: () => [] });
    expect(complaintOf(wrong.info)).toContain('not declared in prints');
  });

  it('an exception', () => {
    const wrong = procedure({
      ...shot,
      facts: ({ need, modifier, shots }) => {
        if (shots === 4) throw new Error('four is too many');
        return { need, modifier };
      },
      totals: {},
      assess: (situation) => shot.assess(situation, null),
    });
    expect(complaintOf(wrong.info)).toMatch(
      /four is too many[\s\S]*"input":{"(rangeCm|shots)":[\d.]+,"(rangeCm|shots)":[\d.]+}}$/,
    );
  });

  it('an answer that is not plain data', () => {
    const wrong = procedure({ ...shot, facts: ({ modifier }) => ({ need: -0, modifier }) });
    expect(complaintOf(wrong.info)).toContain('need: −0 instead of 0');
  });

  it('a rule that remembers', () => {
    let times = 0;
    const wrong = procedure({ ...shot, facts: ({ modifier }) => ({ need: ++times, modifier }) });
    expect(complaintOf(wrong.info)).toContain('another answer the second time');
  });

  it('a sentence with a hole', () => {
    const wrong = procedure({ ...shot, tell: { ...shot.tell, case: () => 'undefined shoots' } });
    expect(complaintOf(wrong.info)).toContain('it tells "undefined shoots"');
  });

  it('a die that no step tells', () => {
    const wrong = procedure({
      ...shot,
      roll: (assessed, chance) => {
        chance.die();
        return shot.roll(assessed, { ...boundTo(chance) });
      },
    });
    expect(complaintOf(wrong.info)).toMatch(/thrown [\d,]+, but the steps tell/);
  });

  it('a step whose sum does not close, or that names no rule', () => {
    const noting = (change: (note: StepNote) => StepNote) =>
      procedure({
        ...shot,
        roll: (assessed, chance) => {
          const { note } = chance;
          return shot.roll(
            assessed,
            note === undefined ? chance : { ...boundTo(chance), note: (given) => note(change(given)) },
          );
        },
      }).info;
    const other = noting((note) => ({ ...note, gives: { ...note.gives, adds: { modifier: 7 } } }));
    expect(complaintOf(other)).toContain('adds 7 of modifier, which the facts do not have');
    expect(complaintOf(noting((note) => ({ ...note, rules: [] })))).toContain('names no rule');
    expect(complaintOf(noting((note) => ({ ...note, by: '' })))).toContain('lacks owner');
  });

  it('ids of steps without words, and words for none', () => {
    const ids = stepIdsOf(duel, resolver([duel]), 1, 50);
    const { steps, ...others } = duel.words.en;
    expect(stepWordComplaints(duel, ids, others)).toEqual(['no words for steps in en']);
    const words = {
      ...others,
      steps: { ...steps!, owners: { shooter: 'Shooter', nobody: 'Nobody' }, rules: {} },
    };
    expect(stepWordComplaints(duel, ids, words)).toEqual([
      'owners: no words for target',
      'owners: words for nobody, which no step tells',
      'turn.alternate: named by a step, but without a label',
    ]);
  });

  it('a row that never fires is listed', () => {
    const wrong = procedure({
      ...shot,
      prints: (rules) => [...shot.prints(rules), 'shoot.never'],
      refusals: (rules) => [...shot.refusals(rules), { id: 'shoot.no', when: () => false }],
    });
    const seen = exploring(wrong.info, 100);
    expect(missing({ printed: ['shoot.never'], refused: ['shoot.no'] }, seen)).toEqual([
      'shoot.never (line or effect)',
      'shoot.no (refusal)',
    ]);
  });
});

describe('examples', () => {
  const [plain, wrong] = declaration.examples;
  const offered = resolver([duel]);

  it('another figure', () => {
    const answer = { ...plain!.answer, facts: { need: 5, modifier: 1 } };
    expect(exampleDiffers(offered, { ...plain!, answer })).toBe('facts.modifier: 0 instead of 1');
  });

  it('another error, or none', () => {
    const answer = { ...wrong!.answer, error: { code: 'value' } };
    expect(exampleDiffers(offered, { ...wrong!, answer })).toContain('error.code: "combination"');
    expect(exampleDiffers(offered, { ...plain!, answer })).toContain('should be in error');
  });
});

describe('catalogue', () => {
  const en = declaration.words.en;
  const entry = declaration.catalogue[0]!;
  const figures = new Map(duel.editions.map(({ id }) => [id, { 'shoot.hedge': { value: -1 } }]));
  const complaints = (sentence: string): string[] =>
    entryComplaints(broken({ words: { en: { ...en, rules: { 'shoot.hedge': sentence } } } }), entry, figures);

  it('a figure written out, or never filled in', () => {
    expect(complaints('A hedge gives {value}')).toEqual([]);
    expect(complaints('A hedge gives −1')[0]).toContain('write the number out');
    expect(complaints('A hedge gives {what}')).toEqual(['leaves {what} unfilled']);
    expect(complaints('')).toContain('has no words');
  });

  it('no source, no edition, an option that is not there', () => {
    const bad = { ...entry, source: '', editions: ['duel-1999'], options: ['shoot.fog'] };
    expect(entryComplaints(duel, bad, figures)).toEqual([
      'names the edition duel-1999, which there is not',
      'is stated without a source',
      'names no option: shoot.fog',
    ]);
  });

  it('a rule twice, words for none', () => {
    const offered = broken({ catalogue: [entry, entry] });
    expect(catalogueComplaints(offered)).toContain('shoot.hedge: twice in the catalogue');
    expect(catalogueComplaints(offered)).toContain(
      'shoot.wall: words for a rule that is not in the catalogue',
    );
    expect(optionComplaints(offered)).toContain(
      'shoot.night: belongs to shoot.night, which is not in the catalogue',
    );
  });

  it('a printed rule without label, a refusal without remedy', () => {
    const named = { printed: ['turn.alternate'], refused: ['shoot.none'] };
    expect(procedureComplaints(duel, named)).toEqual([
      'turn.alternate: has not the use "procedure"',
      'shoot.none: not in the catalogue',
      'turn.alternate: has no label',
      'shoot.none: has no remedy',
    ]);
  });
});

describe('options', () => {
  const task = (change: Partial<RulesetDeclaration<DuelRules>>) => {
    const offered = broken(change);
    return { ruleset: offered, resolver: resolver([offered]), seed: 1, cases: 200 };
  };
  const [night, reach] = declaration.options;

  it('one that does nothing, one that does what it should not', () => {
    expect(idleOptions(task({ options: [night!, { ...reach!, amend: null }] }))).toEqual([
      'shoot.reach changes no answer of shot',
    ]);
    expect(meddlingOptions(task({ options: [night!, { ...reach!, readBy: [] }] }))).toEqual([
      'shoot.reach is read by no procedure, but changes answers',
    ]);
  });
});

describe('sampling', () => {
  const even = [
    { outcome: 0, key: '0', chance: { ways: 3, dice: 1 } },
    { outcome: 1, key: '1', chance: { ways: 3, dice: 1 } },
  ];

  it('agrees with fair dice, not with others', () => {
    expect(disagreement((dice) => (dice.die() > 3 ? 1 : 0), even, 20_000, 1)).toBeNull();
    expect(disagreement((dice) => (dice.die() > 2 ? 1 : 0), even, 20_000, 1)).toContain('its chance is 0.5');
    expect(disagreement((dice) => dice.die(), even, 100, 1)).toContain('the odds do not have it');
  });
});

describe('garbage', () => {
  it('an exception, an error without place, a line let through', () => {
    const throwing = {
      ...resolver([duel]),
      resolve: () => {
        throw new Error('oh');
      },
    };
    expect(feedGarbage(duel, throwing, 1, 50)).toMatch(/an exception: Error: oh[\s\S]*shown by/);
    expect(badAnswer({ id: null, ok: false, error: { code: 'type', at: '', message: 'm' } })).toContain(
      'place',
    );
    const trusting = { ...resolver([duel]), resolveLine: () => resolver([duel]).resolve({}) };
    expect(feedBadLines(trusting)).toContain('is answered with');
  });
});
