/** foretelling: which commands of a gesture are foretold, and how often. */
import type { Choice, ChoiceTask, Command, Forecast, Interaction, Proposal } from '@grognard/engine';
import { expect, it } from 'vitest';
import { foretelling, nothingProposed } from '../index.ts';

const refusal = {
  rule: 'duel.far',
  code: null,
  label: '',
  words: '',
  remedy: null,
  standing: 'ours',
  source: '',
  piece: null,
} as const;

function choiceOf(value: string, isRefused = false): Choice {
  return { value, title: value, piece: null, refusals: isRefused ? [refusal] : [], odds: [], sum: [] };
}

const task = (id: string): ChoiceTask => ({
  kind: 'choice',
  isPrimary: false,
  id,
  title: id,
  value: null,
  choices: [choiceOf('stand'), choiceOf('flee'), choiceOf('hide', true)],
});

/** Proposes the answer as a command. Whoever hides is refused. */
function propose(answer: unknown): Proposal {
  const commands: Command[] = typeof answer === 'string' ? [{ kind: answer }] : [];
  return { ...nothingProposed, commands, refusals: answer === 'hide' ? [refusal] : [] };
}

function interactionWith(asked: string): Interaction {
  return {
    prompt: { title: '', isSetup: false, finish: null, concede: null, withoutOrders: [] },
    pieces: [],
    tasks: () => [task(asked)],
    propose: ({ values }) => propose(values['answer'] ?? values['other']),
    threats: () => [],
    measure: () => ({ items: [], lines: [], threats: [] }),
  };
}

const forecast: Forecast = {
  fates: [],
  pieces: [],
  basis: { kind: 'exact' },
  why: [],
  assumptions: [],
  items: [],
};

function watched(asked: string) {
  const told: string[] = [];
  const hand = foretelling<Command>(interactionWith(asked), {
    tasks: ['answer'],
    isOurs: (command): command is Command => command.kind !== 'pray',
    foretell: ({ kind }, steps) => {
      told.push(`${kind}: ${steps.map(({ title }) => title).join(' ')}`);
      return kind === 'flee' ? null : { ...forecast, brief: kind };
    },
    stepsOfProposal: () => [{ title: 'proposed', odds: [], sum: [] }],
    stepsOfChoice: ({ title }) => [{ title, odds: [], sum: [] }],
  });
  const forecastOf = (values: Record<string, string>) => hand.forecast?.({ pieces: [], values }) ?? null;
  return { told, forecastOf };
}

it('foretells a proposal that may be confirmed, and each choice that stands for a command', () => {
  const { told, forecastOf } = watched('answer');
  const found = forecastOf({ answer: 'stand' });
  expect(found?.proposal?.brief).toBe('stand');
  expect(found?.choices.map(({ value }) => value)).toEqual(['stand']);
  expect(told).toEqual(['stand: proposed', 'flee: flee']);
});

it('foretells a command once, also when nothing is at stake', () => {
  const { told, forecastOf } = watched('answer');
  for (let n = 0; n < 3; n++) forecastOf({ answer: 'flee' });
  expect(told.filter((each) => each.startsWith('flee'))).toHaveLength(1);
});

it('foretells nothing for what is refused, for commands of another game, or for other tasks', () => {
  const { told, forecastOf } = watched('other');
  expect(forecastOf({ answer: 'hide' })).toBeNull();
  expect(forecastOf({ answer: 'pray' })).toBeNull();
  expect(forecastOf({})).toBeNull();
  expect(told).toEqual([]);
});
