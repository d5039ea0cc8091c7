/** Chapter building: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const building: readonly RuleEntry[] = [
  {
    id: 'building.difficult',
    standing: 'elsewhere',
    standingIn: { 'argad-2021': 'elsewhere', 'argad-coastal': 'stated', 'argad-2024': 'elsewhere' },
    source: 'SC terrain table',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'building.room',
    standing: 'elsewhere',
    standingIn: { 'argad-2021': 'elsewhere', 'argad-coastal': 'stated', 'argad-2024': 'elsewhere' },
    source: 'SC terrain table',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'building.floors',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'building.mounted',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'building.window',
    standing: 'stated',
    source: 'SC terrain table; S21, SC, S24 modifiers',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'building.loophole',
    standing: 'stated',
    source: 'S21, SC, S24 modifiers',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'building.hidden',
    standing: 'elsewhere',
    standingIn: { 'argad-2021': 'elsewhere', 'argad-coastal': 'stated', 'argad-2024': 'elsewhere' },
    source: 'SC terrain table',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'building.sight',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'building.door',
    standing: 'stated',
    source: 'S21, SC, S24 melee modifiers',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
];
