/** A reason that several pieces have in common stands once, with the names of all of them. */
import type { ExplainedRefusal, Piece } from '@grognard/engine';
import { expect, it } from 'vitest';
import { byReason, namesOf } from './by-reason.ts';

function refusal(rule: string, piece: string | null, words = rule): ExplainedRefusal {
  return { rule, code: null, label: rule, words, remedy: null, standing: 'ours', source: '', piece };
}

it('gathers equal reasons, keeps different ones apart, and names each piece once', () => {
  const shared = byReason([
    refusal('wall', 'ned'),
    refusal('far', 'john'),
    refusal('wall', 'sam'),
    refusal('wall', 'ned'),
    refusal('wall', 'tom', 'another wall'),
    refusal('edge', null),
  ]);
  expect(shared.map(({ refusal: { rule }, pieces }) => [rule, pieces])).toEqual([
    ['wall', ['ned', 'sam']],
    ['far', ['john']],
    ['wall', ['tom']],
    ['edge', []],
  ]);
});

it('of many names the first few are listed and the others counted', () => {
  const pieces = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id.toUpperCase() })) as Piece[];
  expect(namesOf(pieces, ['a', 'b', 'c', 'd', 'e'])).toBe('A, B, C, D, E');
  expect(namesOf(pieces, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe('A, B, C, D + 2');
});
