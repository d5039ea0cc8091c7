/** The quick reference sheet, built from the rules in force, in the order of a turn. */
import type { Block } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { melee } from './melee.ts';
import { movement } from './movement.ts';
import { shooting } from './shooting.ts';

export function sheet(rules: Rules): readonly Block[] {
  return [
    {
      kind: 'rules',
      chapter: 'Turn',
      title: 'The turn',
      rules: [
        'turn.phases',
        'turn.simultaneous',
        'turn.contact-stops',
        'turn.shots-together',
        'weapon.reload',
      ],
    },
    ...movement(rules),
    ...shooting(rules),
    ...melee(rules),
  ];
}
