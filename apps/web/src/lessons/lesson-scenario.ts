/** LessonScenario: stands for a scenario in the record of a lesson's game, which is laid anew from it. */
export interface LessonScenario {
  /** The id of the ruleset. */
  readonly lesson: string;
  /** Number of the step, from 0. */
  readonly step: number;
}

export function isLessonScenario(scenario: unknown): scenario is LessonScenario {
  return (
    typeof scenario === 'object' &&
    scenario !== null &&
    'lesson' in scenario &&
    typeof scenario.lesson === 'string' &&
    'step' in scenario &&
    typeof scenario.step === 'number'
  );
}
