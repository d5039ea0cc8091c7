/** Checks of aims: complete for their kind, about things in the scenario, and enough of them for a side to win. */

import { refersTo } from '@grognard/rules-kit';
import type { Tell } from './problem.ts';
import type { Scenario, ScenarioAim } from './shape.ts';

type AimField = 'place' | 'edge' | 'object' | 'figures';

/** The fields each kind of aim must have, and those it may have. */
const parts: Readonly<
  Record<ScenarioAim['kind'], { readonly must: readonly AimField[]; readonly may: readonly AimField[] }>
> = {
  hold: { must: ['place'], may: [] },
  'carry-off': { must: ['object'], may: ['edge'] },
  escape: { must: [], may: ['figures', 'edge'] },
  kill: { must: [], may: ['figures'] },
  seize: { must: [], may: ['object', 'figures'] },
};

export function checkAims(scenario: Scenario, tell: Tell): void {
  scenario.aims.forEach((aim, i) => {
    checkAim(scenario, aim, `aims[${i}]`, tell);
  });
  checkWinner(scenario, tell);
}

function checkAim(scenario: Scenario, aim: ScenarioAim, at: string, tell: Tell): void {
  const { must, may } = parts[aim.kind];
  for (const part of ['place', 'edge', 'object', 'figures'] as const) {
    if (must.includes(part) && !isNamed(aim, part))
      tell('missing', `${at}.${part}`, `aim "${aim.kind}" must name its ${part}`);
    if (isNamed(aim, part) && !must.includes(part) && !may.includes(part))
      tell('aim', `${at}.${part}`, `aim "${aim.kind}" has no ${part}; leave it out`);
  }
  if (aim.kind === 'seize' && isNamed(aim, 'object') === isNamed(aim, 'figures'))
    tell('aim', at, 'aim "seize" names either a thing (object) or persons (figures)');
  if (aim.object !== null)
    refersTo(
      aim.object,
      scenario.objects.map(({ id }) => id),
      'thing',
      { at: `${at}.object`, tell },
    );
  const sides = scenario.sides.map(({ id }) => id);
  if (refersTo(aim.side, sides, 'side', { at: `${at}.side`, tell })) checkPersons(scenario, aim, at, tell);
}

function isNamed(aim: ScenarioAim, part: AimField): boolean {
  return part === 'figures' ? aim.figures.length > 0 : aim[part] !== null;
}

/** Whether an aim of this kind may be about a figure. A prisoner cannot be killed, only seized, or freed by his own side. */
function isConcerned({ kind, side }: ScenarioAim, of: string, captive: boolean): boolean {
  if (kind === 'escape' || kind === 'hold') return of === side;
  if (kind === 'kill') return of !== side && !captive;
  return of !== side || captive;
}

/** The figures that an aim of this kind may be about. */
function concerned({ sides }: Scenario, aim: ScenarioAim): string[] {
  return sides
    .flatMap(({ id, figures }) => figures.filter(({ captive }) => isConcerned(aim, id, captive)))
    .map(({ id }) => id);
}

function checkPersons(scenario: Scenario, aim: ScenarioAim, at: string, tell: Tell): void {
  const known = concerned(scenario, aim);
  const whose =
    aim.kind === 'escape' ? `figure of "${aim.side}"` : `figure that "${aim.side}" could ${aim.kind}`;
  aim.figures.forEach((id, i) => {
    refersTo(id, known, whose, { at: `${at}.figures[${i}]`, tell });
  });
  if (new Set(aim.figures).size !== aim.figures.length)
    tell('aim', `${at}.figures`, 'names somebody twice; every figure counts once');
  const there = aim.figures.length > 0 ? aim.figures.length : known.length;
  if (aim.least > there)
    tell('aim', `${at}.least`, `wants ${aim.least}, and there are ${there}; nobody could reach it`);
}

/** Every side can score, and every side has figures to do it with. */
function checkWinner({ sides, aims }: Scenario, tell: Tell): void {
  sides.forEach(({ id, figures }, s) => {
    if (!aims.some(({ side }) => side === id))
      tell('winner', `sides[${s}]`, `"${id}" has no aim, so that it could never win; give it one`);
    if (figures.every(({ captive }) => captive))
      tell(
        'winner',
        `sides[${s}].figures`,
        `everybody of "${id}" is a prisoner; somebody must be able to act`,
      );
  });
  aims.forEach((aim, i) => {
    const { id: _id, points: _points, words: _words, ...what } = aim;
    const same = aims
      .slice(0, i)
      .find(({ id: _i, points: _p, words: _w, ...other }) => JSON.stringify(other) === JSON.stringify(what));
    if (same !== undefined)
      tell('winner', `aims[${i}]`, `is the same aim as "${same.id}"; give one of them all the points`);
  });
}
