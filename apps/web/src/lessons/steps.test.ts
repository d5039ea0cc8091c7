/** Every step of every lesson by its script, through the referee of the page: gestures, verdict, remarks, figures. */
import type { LessonCue } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { describe, expect, it } from 'vitest';
import type { Referee } from '../referee/contract.ts';
import { refereeInProcess } from '../referee/testing/referee-in-process.ts';
import type { ShownStep, ShownVerdict } from './host-lessons.ts';

export async function laid(referee: Referee, ruleset: string, step: number): Promise<ShownStep> {
  const answer = await referee.layLesson(ruleset, step);
  if ('refused' in answer) throw new Error(answer.refused[0]!.message);
  expect(await referee.open(answer.game)).not.toBeNull();
  return answer;
}

/** Does what cues say, and gives the verdict. */
async function follow(referee: Referee, game: string, cues: readonly LessonCue[]): Promise<ShownVerdict> {
  let pieces: readonly string[] = [];
  let values: Record<string, Json> = {};
  for (const cue of cues) {
    if (cue.do === 'select') {
      pieces = cue.pieces;
      values = {};
    } else if (cue.do === 'set') values[cue.task] = cue.value;
    else if (cue.do === 'confirm') {
      const { commands, refusals } = await referee.propose(game, { pieces, values });
      expect(refusals, `${JSON.stringify(pieces)} ${JSON.stringify(values)}`).toEqual([]);
      expect(commands.length).toBeGreaterThan(0);
      expect((await referee.confirm(game, commands)).done).toBe(true);
    } else if (cue.do === 'finish') {
      const status = await referee.open(game);
      expect((await referee.confirm(game, [status!.prompt!.finish!.command])).done).toBe(true);
    }
  }
  return referee.judgeLesson(game);
}

const cm = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
/** In base widths of 40 mm. */
const ud = (x: number, y: number) => ({ x: x * 400, y: y * 400 });
const select = (...pieces: readonly string[]) => ({ do: 'select', pieces }) as const;
const set = (task: string, value: Json) => ({ do: 'set', task, value }) as const;
const confirm = { do: 'confirm' } as const;
const finish = { do: 'finish' } as const;

/** What each step shows when it is done by its script: the figures of the cases of the design. */
const shows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  argad: [
    { Walked: '20 cm', 'Most in a turn': '20 cm' },
    { Die: '4', Walked: '16 cm', Stuck: '1/6' },
    { 'To Lecoq': '18 cm', 'Hits Lecoq': '1/3', 'To Hamon': '37.3 cm', 'Hits Hamon': '1/6' },
    { Range: '19.6 cm', Needed: '5', Die: '3' },
    { Needed: '5', 'Your modifier': '0', 'His modifier': '−1', 'You hit': '1/3', 'He hits': '1/6' },
    { Needed: '5', Die: '5', 'Dunn falls': '1/6', 'Hale would fall': '30.2%' },
    { Range: '9 cm', Needed: '5', Die: '5', Points: '3' },
  ],
  giorgi: [
    { 'A whole move': '18 cm', 'The road': '× 1.5', Marched: '27 cm' },
    {
      'A whole move': '12 cm',
      'Changing formation': '50%',
      Marched: '6 cm',
      'From their line': '21 cm edge to edge.',
    },
    {
      Range: '19.5 cm',
      Dice: '3',
      Killed: '2',
      'Test: die': '5',
      'Test: index': '3',
      'Dice of a column': '1',
    },
    {
      Range: '35.3 cm',
      Dice: '3',
      Killed: '2',
      'Test: die': '2',
      'To the line': '39.4 cm',
      'Dice on the line': '1',
    },
    {
      Attack: '4',
      Charging: '+1',
      Defence: '2',
      Shaken: '−1',
      'Column of the chart': '2',
      Dice: '8',
      'Gives way': '13/18',
      'Unshaken, gives way': '7/12',
    },
    { 'Test: die': '2', 'Test passed': '1/2', 'Square breaks': '1/4', 'A line gives way': '11/12' },
    {
      'Test: die': '3',
      'Test: needs': '3 or less',
      'Test passed': '1/2',
      'If it fails': 'it flees 19 to 24 cm; off the table it is lost',
    },
  ],
  'adlg-r': [
    { Die: '3', 'Command points': '2', Price: '1' },
    { 'UD made': '3', Price: '1' },
    {
      Range: '2.5 UD',
      'The gun leads': '13/18',
      'The muskets lead': '7/12',
      'Points lost': '1',
    },
    { Price: '1', 'UD made': '2.5', 'The musketeers lose more': '13/18' },
    {
      'Your die, in UD': '1',
      'Their die, in UD': '−1',
      'Between you': '5.1 UD (20.2 cm) from edge to edge.',
    },
    { Riders: '+3', Musketeers: '+1', 'Points lost': '3' },
    { 'They rout': '7/12', 'The dragoons lose': '1' },
  ],
};

const lessons = lazyRulesets.filter(({ loadLesson }) => loadLesson !== null).map(({ id }) => id);

it('every ruleset with a lesson is tested here', () => {
  expect(lessons).toEqual(Object.keys(shows));
});

describe.each(lessons)('the lesson of %s', (ruleset) => {
  it.each(shows[ruleset]!.map((figures, step) => ({ step, figures })))(
    'step $step is done by its script, and shows its figures',
    async ({ step, figures }) => {
      const referee = refereeInProcess();
      const { game, cues, steps } = await laid(referee, ruleset, step);
      expect(steps).toBe(shows[ruleset]!.length + 1);
      expect((await referee.judgeLesson(game)).kind).toBe('open');
      const verdict = await follow(referee, game, cues);
      expect(verdict.kind).toBe('done');
      expect(verdict.words).not.toBeNull();
      const told = Object.fromEntries(verdict.figures.map(({ label, value }) => [label, value]));
      expect(told).toEqual(figures);
      expect((await referee.games()).length, 'a lesson is not among the saved games').toBe(0);
    },
  );

  it('ends with a free fight that can be given up, with real dice', async () => {
    const referee = refereeInProcess();
    const { game, next, prepared } = await laid(referee, ruleset, shows[ruleset]!.length);
    expect(next).not.toBeNull();
    expect(prepared).toEqual({});
    const status = await referee.open(game);
    expect(status!.prompt!.concede).not.toBeNull();
    expect(status!.sides.map(({ seat }) => seat)).toEqual(['person', 'recruit']);
  });

  it('a step cannot be given up, and bystanders are not idle', async () => {
    const referee = refereeInProcess();
    const { game } = await laid(referee, ruleset, 0);
    const { prompt, plan } = (await referee.open(game))!;
    expect(prompt!.concede).toBeNull();
    expect(prompt!.withoutOrders).not.toContain('sam-orchard');
    // The list of orders and the map ask after the same pieces.
    const asked = (plan?.orders ?? []).filter(({ sign }) => sign === 'none').map(({ piece }) => piece);
    expect(prompt!.withoutOrders).toEqual(expect.arrayContaining(asked));
  });
});

interface Otherwise {
  readonly ruleset: string;
  readonly step: number;
  readonly what: string;
  readonly cues: readonly LessonCue[];
  readonly says: string;
}

const away: readonly Otherwise[] = [
  {
    ruleset: 'argad',
    step: 0,
    what: 'goes another way',
    cues: [select('corporal-dunn'), set('way', [cm(26, 45)]), confirm, finish],
    says: 'another way',
  },
  {
    ruleset: 'argad',
    step: 1,
    what: 'sends one alone',
    cues: [select('ned-tully'), set('way', [cm(46, 18)]), confirm, finish],
    says: 'threw for himself',
  },
  {
    ruleset: 'argad',
    step: 2,
    what: 'shoots at the farther one',
    cues: [select('corporal-dunn'), set('target', 'pierre-hamon'), confirm, finish],
    says: 'at 37 a miss',
  },
  {
    ruleset: 'argad',
    step: 2,
    what: 'walks',
    cues: [select('corporal-dunn'), set('way', [cm(45, 37)]), confirm, finish],
    says: 'stayed silent',
  },
  {
    ruleset: 'argad',
    step: 3,
    what: 'walks with an empty musket',
    cues: [select('corporal-dunn'), set('way', [cm(45, 37)]), confirm, finish],
    says: 'still empty',
  },
  {
    ruleset: 'argad',
    step: 4,
    what: 'ducks behind the wall',
    cues: [select('corporal-dunn'), set('posture', 'crouched'), confirm, finish],
    says: 'could not be shot',
  },
  {
    ruleset: 'argad',
    step: 4,
    what: 'steps out of cover',
    cues: [select('corporal-dunn'), set('way', [cm(58, 48)]), confirm, finish],
    says: 'In the open',
  },
  {
    ruleset: 'argad',
    step: 5,
    what: 'sends the sword',
    cues: [select('lieutenant-hale'), set('way', [cm(60, 38)]), confirm, finish],
    says: 'Two swords',
  },
  { ruleset: 'argad', step: 6, what: 'does nothing', cues: [finish], says: 'nobody scores' },
  {
    ruleset: 'giorgi',
    step: 0,
    what: 'leaves the lane',
    cues: [select('demi-1'), set('place', cm(64, 24)), confirm],
    says: 'Off the lane',
  },
  {
    ruleset: 'giorgi',
    step: 1,
    what: 'marches into the muskets',
    cues: [select('demi-1'), set('place', cm(60, 40)), confirm],
    says: 'walked into their muskets',
  },
  { ruleset: 'giorgi', step: 2, what: 'holds its fire', cues: [finish], says: 'held fire' },
  {
    ruleset: 'giorgi',
    step: 3,
    what: 'fires at the line',
    cues: [select('light-battery'), set('target', 'kray-1'), confirm],
    says: 'One man, one die',
  },
  {
    ruleset: 'giorgi',
    step: 5,
    what: 'fires at the horse',
    cues: [select('demi-1'), set('answer', 'fire'), confirm, finish],
    says: 'Honest work',
  },
  {
    ruleset: 'giorgi',
    step: 5,
    what: 'runs',
    cues: [select('demi-1'), set('answer', 'flee'), confirm],
    says: 'outrun',
  },
  { ruleset: 'giorgi', step: 6, what: 'asks for nothing', cues: [finish], says: 'you must ask' },
  {
    ruleset: 'adlg-r',
    step: 0,
    what: 'rouses the other corps',
    cues: [select('commander-hessian-foot'), set('activate', 'hessian-horse'), confirm],
    says: 'still asleep',
  },
  {
    ruleset: 'adlg-r',
    step: 1,
    what: 'takes gun and muskets along',
    cues: [
      select('hessian-first', 'hessian-second', 'hessian-musketeers', 'hessian-gun'),
      set('place', ud(10, 4.5)),
      confirm,
    ],
    says: 'the gun sets the pace',
  },
  {
    ruleset: 'adlg-r',
    step: 1,
    what: 'stops half way',
    cues: [select('hessian-first', 'hessian-second'), set('place', ud(10, 4)), confirm],
    says: 'not as far',
  },
  {
    ruleset: 'adlg-r',
    step: 2,
    what: 'lets the muskets lead',
    cues: [select('hessian-musketeers'), set('target', 'imperial-second'), confirm, finish],
    says: 'Five against five',
  },
  { ruleset: 'adlg-r', step: 2, what: 'does not shoot', cues: [finish], says: 'held your fire' },
  {
    ruleset: 'adlg-r',
    step: 3,
    what: 'sends one rider',
    cues: [select('hessian-reiters'), set('charge', 'imperial-musketeers'), confirm, finish],
    says: 'worth a point',
  },
  {
    ruleset: 'adlg-r',
    step: 4,
    what: 'stands',
    cues: [select('hessian-light-horse'), set('answer', 'stand'), confirm],
    says: 'Three against nothing',
  },
];

describe('whoever does something else is told what came of it', () => {
  it.each(away)('$ruleset $step: $what', async ({ ruleset, step, cues, says }) => {
    const referee = refereeInProcess();
    const { game } = await laid(referee, ruleset, step);
    const verdict = await follow(referee, game, cues);
    expect(verdict).toMatchObject({ kind: 'otherwise', figures: [] });
    expect(verdict.words).toContain(says);
  });
});
