import type { ExplainedRefusal, Proposal, Task } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import type { GameStatus } from '../referee/contract.ts';
import { mattersIn } from './matters.ts';

const prompt = { rules: ['turn.orders', 'turn.phases'] };
const anna = {
  id: 'anna',
  name: 'Anna',
  state: ['musket empty', 'crouched', 'in the mill'],
  stateRules: { 'musket empty': 'weapon.reload', crouched: 'hide.crouched' },
};
const status = { prompt, result: null, pieces: [anna] } as unknown as GameStatus;
const task = (id: string, rules: readonly string[], usual = true) =>
  ({ kind: 'place', id, title: id, isPrimary: usual, value: { x: 0, y: 0 }, rules }) satisfies Task;
const tasks = [task('way', ['turn.slices', 'move.open']), task('target', ['shoot.procedure'])];
const refusals = (rule: string | null) => [{ rule }] as unknown as readonly ExplainedRefusal[];
const proposal = (part: Partial<Proposal>) => ({ refusals: [], notes: [], ...part }) as unknown as Proposal;
const nothing = {
  status,
  refusals: [],
  proposal: null,
  values: null,
  tasks: [],
  follows: 'yes',
  selection: [],
} as const;
const rulesIn = (state: Parameters<typeof mattersIn>[0]) => mattersIn(state).rules;
const refusedIn = (state: Parameters<typeof mattersIn>[0]) =>
  mattersIn(state).refusals.map(({ rule }) => rule);

describe('what matters here', () => {
  it('is what is asked, as long as nothing is in hand', () => {
    const matters = mattersIn(nothing);
    expect(matters.rules).toEqual(['turn.orders', 'turn.phases']);
    expect([matters.inHand, matters.refusals, matters.piece]).toEqual([[], [], null]);
  });

  it('is what the piece in hand can be told, without the labels of rules that may not hold', () => {
    const matters = mattersIn({ ...nothing, tasks, selection: ['anna'] });
    expect(matters.rules).toEqual(['turn.slices', 'shoot.procedure']);
    expect(matters.inHand).toEqual(['way', 'target']);
    expect(matters.counted).toEqual([]);
  });

  it('is what it is being told, and the rows that count for it', () => {
    const lines = [{ kind: 'modifier', rule: 'move.foot-light' }, { kind: 'fact' }] as never;
    const drafted = { ...nothing, tasks, values: { way: [] } };
    const matters = mattersIn({ ...drafted, proposal: proposal({ notes: [{ title: '', lines }] }) });
    expect(matters.rules).toEqual(['turn.slices', 'move.open', 'move.foot-light']);
    expect(matters.inHand).toEqual(['way']);
    expect(matters.counted).toEqual(['move.foot-light']);
  });

  it('names what is chosen', () => {
    const choice = { value: 'bert', title: 'Bert', refusals: [], odds: [], sum: [], piece: null };
    const target: Task = { ...task('target', ['shoot.procedure']), kind: 'target', choices: [choice] };
    const matters = mattersIn({ ...nothing, tasks: [target], values: { target: 'bert' } });
    expect(matters.inHand).toEqual(['target – Bert']);
  });

  it('has the refusals of what is proposed now, each once, beside what is in hand', () => {
    const refused = proposal({ refusals: refusals('shoot.range') });
    const drafted = { ...nothing, tasks, values: { way: [] }, proposal: refused };
    expect(refusedIn(drafted)).toEqual(['shoot.range']);
    expect(rulesIn(drafted)).toEqual(['turn.slices', 'move.open']);
    expect(refusedIn({ ...drafted, refusals: refusals('turn.leave') })).toEqual([
      'turn.leave',
      'shoot.range',
    ]);
    expect(refusedIn({ ...drafted, refusals: refusals('shoot.range') })).toEqual(['shoot.range']);
  });

  it('has no refusal that does not hold: of a choice not made, or of an older draft', () => {
    const far = {
      value: 'x',
      title: '',
      refusals: refusals('shoot.range'),
      odds: [],
      sum: [],
      piece: null,
    };
    const target: Task = { ...task('target', ['shoot.procedure']), kind: 'target', choices: [far] };
    expect(refusedIn({ ...nothing, tasks: [target] })).toEqual([]);
    const stale = proposal({ refusals: refusals('shoot.range') });
    expect(
      refusedIn({ ...nothing, tasks, values: { way: [] }, proposal: stale, follows: 'not yet' }),
    ).toEqual([]);
  });

  it('has the states of the one piece in hand as states, with the rule where there is one', () => {
    const { piece } = mattersIn({ ...nothing, tasks, selection: ['anna'] });
    expect(piece).toEqual({
      name: 'Anna',
      states: [
        { words: 'musket empty', rule: 'weapon.reload' },
        { words: 'crouched', rule: 'hide.crouched' },
        { words: 'in the mill', rule: null },
      ],
    });
    expect(mattersIn({ ...nothing, selection: ['anna', 'bert'] }).piece).toBeNull();
  });

  it('is what an urgent question is about, and how a battle that is over was won', () => {
    const reaction = { words: 'How do you react?', pieces: [], items: [] };
    const urgent = { ...status, prompt: { ...prompt, reaction } } as unknown as GameStatus;
    expect(mattersIn({ ...nothing, status: urgent, tasks })).toMatchObject({
      rules: prompt.rules,
      inHand: ['How do you react?'],
    });
    const over = { ...status, prompt: null, result: { by: 'scenario.winner' } } as unknown as GameStatus;
    expect(rulesIn({ ...nothing, status: over })).toEqual(['scenario.winner']);
  });

  it('is nothing in a game that names no rules', () => {
    expect(rulesIn({ ...nothing, status: { ...status, prompt: {} } as unknown as GameStatus })).toEqual([]);
  });
});
