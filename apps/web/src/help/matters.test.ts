import type { ExplainedRefusal, Proposal, Task } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import type { GameStatus } from '../referee/contract.ts';
import { rulesThatMatter } from './matters.ts';

const prompt = { rules: ['turn.orders', 'turn.phases'] };
const status = { prompt, result: null } as unknown as GameStatus;
const task = (id: string, rules: readonly string[], usual = true) =>
  ({ kind: 'place', id, title: id, isPrimary: usual, value: { x: 0, y: 0 }, rules }) satisfies Task;
const tasks = [task('way', ['turn.slices', 'move.open']), task('target', ['shoot.procedure'])];
const refusals = (rule: string | null) => [{ rule }] as unknown as readonly ExplainedRefusal[];
const proposal = (part: Partial<Proposal>) => ({ refusals: [], notes: [], ...part }) as unknown as Proposal;
const nothing = { status, refusals: [], proposal: null, values: null, tasks: [] };

describe('what matters here', () => {
  it('is what is asked, as long as nothing is in hand', () => {
    expect(rulesThatMatter(nothing)).toEqual(['turn.orders', 'turn.phases']);
  });

  it('is what the piece in hand can be told', () => {
    expect(rulesThatMatter({ ...nothing, tasks })).toEqual(['turn.slices', 'shoot.procedure']);
  });

  it('is what it is being told, and the rows that count for it', () => {
    const lines = [{ kind: 'modifier', rule: 'move.foot-light' }, { kind: 'fact' }] as never;
    expect(
      rulesThatMatter({
        ...nothing,
        tasks,
        values: { way: [] },
        proposal: proposal({ notes: [{ title: '', lines }] }),
      }),
    ).toEqual(['turn.slices', 'move.open', 'move.foot-light']);
  });

  it('is the refusal before all, also one that was only proposed', () => {
    const values = { way: [] };
    const refused = proposal({ refusals: refusals('shoot.range') });
    expect(rulesThatMatter({ ...nothing, tasks, values, proposal: refused })).toEqual(['shoot.range']);
    expect(
      rulesThatMatter({ ...nothing, tasks, values, proposal: refused, refusals: refusals('turn.leave') }),
    ).toEqual(['turn.leave', 'shoot.range']);
    expect(rulesThatMatter({ ...nothing, refusals: refusals(null) })).toEqual(prompt.rules);
  });

  it('is what an urgent question is about, and how a battle that is over was won', () => {
    const urgent = { ...status, prompt: { ...prompt, reaction: {} } } as unknown as GameStatus;
    expect(rulesThatMatter({ ...nothing, status: urgent, tasks })).toEqual(prompt.rules);
    const over = { prompt: null, result: { by: 'scenario.winner' } } as unknown as GameStatus;
    expect(rulesThatMatter({ ...nothing, status: over })).toEqual(['scenario.winner']);
  });

  it('is nothing in a game that names no rules', () => {
    expect(
      rulesThatMatter({ ...nothing, status: { prompt: {}, result: null } as unknown as GameStatus }),
    ).toEqual([]);
  });
});
