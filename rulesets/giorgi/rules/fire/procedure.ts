/** `fire`: one shot of one unit at one target. */
import { type Line, procedure, total } from '@grognard/rules-kit';
import { outcomeOfFire, tellFire } from '../../words/tell-fire.ts';
import { perRules } from '../in-force.ts';
import { diceSections, killSections, printedByDice } from './dice.ts';
import { fireInput } from './input.ts';
import { fireMistakes, fireRefusals } from './refusals.ts';
import { printedBySaves, saveOn } from './saves.ts';
import { type FireSituation, shootingOf } from './situation.ts';
import { fireNote, noteLosses } from './steps.ts';

/** Parameters of the throw. */
export interface Volley {
  readonly dice: number;
  readonly killOn: number;
  readonly saveOn: number;
  /** Soldiers of the target, which limit the losses. */
  readonly most: number;
}

export type FireOutcome = { readonly killed: number };

/** Twice the soldiers that a column in enfilade can have under the rod. */
const mostKills = 120;
/** Shared outcome objects. Outcomes that are the same object merge faster. */
const outcomes: readonly FireOutcome[] = Array.from({ length: mostKills + 1 }, (_, killed) => ({ killed }));

function assess(shooting: FireSituation, lines: Line[] | null): Volley {
  const { rules, asked } = shooting;
  const of = (name: string) => (lines ? { lines, of: name } : null);
  return {
    dice: total(diceSections(rules), shooting, of('dice')),
    killOn: total(killSections(rules), shooting, of('killOn')),
    saveOn: saveOn(shooting, of('saveOn')),
    most: asked.target.soldiers ?? Number.POSITIVE_INFINITY,
  };
}

const printed = perRules((rules) => [...printedByDice(rules), ...printedBySaves(rules)]);

export const fire = procedure({
  id: 'fire',
  title: 'Fire',
  steps: [
    'Count the dice: one for each pair of bases, company, soldier under the rod, or as the shot has it.',
    'Each die at or under the kill number hits one soldier.',
    'If the target has a save, roll one die for each hit: at or under the save number the soldier lives.',
    'Take off the dead. For each pair lost in this player turn the unit takes a reactivity test.',
  ],
  input: fireInput,
  situation: shootingOf,
  mistakes: () => fireMistakes,
  refusals: fireRefusals,
  assess,
  facts: (volley) => ({ dice: volley.dice, killOn: volley.killOn, saveOn: volley.saveOn }),
  totals: {},
  roll: (volley, chance) => {
    const hits = chance.count(volley.dice, Math.floor(volley.killOn));
    chance.note?.(fireNote(volley, hits));
    const saves = volley.saveOn > 0 ? chance.count(hits, Math.floor(volley.saveOn)) : 0;
    const killed = Math.min(hits - saves, volley.most);
    if (hits > 0 && chance.note !== undefined) noteLosses(chance.note, volley, { hits, saves, killed });
    return outcomes[killed] as FireOutcome;
  },
  prints: printed,
  tell: {
    case: tellFire,
    outcome: outcomeOfFire,
    facts: { dice: 'Dice', killOn: 'Kills on (or less)', saveOn: 'Saved on (or less)' },
  },
});
