/** Chapter aim: how the objectives of a scenario are settled. All its rules are ours. */
import type { RuleEntry } from '@grognard/rules-kit';

const editions = ['argad-2021', 'argad-coastal', 'argad-2024'];

export const aim: readonly RuleEntry[] = [
  { id: 'aim.points', standing: 'ours', source: '', editions, use: ['table'] },
  { id: 'aim.hold', standing: 'ours', source: '', editions, use: ['table'] },
  { id: 'aim.carry-off', standing: 'ours', source: '', editions, use: ['table'] },
  { id: 'aim.escape', standing: 'ours', source: '', editions, use: ['table'] },
  { id: 'aim.kill', standing: 'ours', source: '', editions, use: ['table'] },
  { id: 'aim.seize', standing: 'ours', source: '', editions, use: ['table'] },
];
