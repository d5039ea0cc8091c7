/** Small random scenarios that between them use everything the rules have. For tests only. */
import type { Random } from '@grognard/engine';
import { partNamed, pick, someOption } from '@grognard/test-kit';
import { editions } from '../../editions/index.ts';
import { options as known } from '../../options/index.ts';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import type { ScenarioProblem } from '../../scenarios/problem.ts';
import type { ScenarioDraft, ScenarioMaking } from './draft.ts';
import { randomAims, randomThings } from './random-aims.ts';
import { randomSides } from './random-figures.ts';
import { randomMap } from './random-map.ts';

/** A scenario that passes all checks, with its edition and options. */
export interface RandomBattle {
  readonly scenario: ScenarioDraft;
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** How often invalid parts are removed before the scenario is made again. */
const mostMends = 8;

/** Always a valid battle. Invalid parts are removed, otherwise the next one is tried. */
export function randomBattle(random: Random): RandomBattle {
  for (;;) {
    const edition = pick(random, editions).id;
    const options = randomOptions(edition, random);
    const scenario = drafted(edition, options, random);
    for (let mends = 0; mends < mostMends; mends++) {
      const read = readScenario(scenario, edition, options);
      if (isScenario(read)) return { scenario, edition, options };
      if (!leaveOut(scenario, read)) break;
    }
  }
}

function drafted(edition: string, options: RandomBattle['options'], random: Random): ScenarioDraft {
  const side = () => 60 + 10 * random.below(5);
  const scenario: ScenarioDraft = {
    id: 'by-chance',
    title: 'By chance',
    place: 'Nowhere',
    year: 1793,
    editions: [edition],
    history: 'None.',
    balance: null,
    turns: 3 + random.below(6),
    table: { widthCm: side(), depthCm: side() },
    areas: [],
    lines: [],
    buildings: [],
    vessels: [],
    objects: [],
    supports: [],
    sides: [],
    aims: [],
  };
  const coastal = edition === 'argad-coastal' || options['coastal-arms'] === true;
  const spots: ScenarioMaking['spots'] = {
    hiding: [],
    rooms: [],
    decks: [],
    supports: [],
    pairs: [],
    high: [],
  };
  const making: ScenarioMaking = { scenario, spots, random, edition, coastal };
  spots.supports.push([scenario.table.widthCm / 2, scenario.table.depthCm / 2]);
  randomMap(making);
  scenario.supports = spots.supports.map(([x, y]) => [x, y]);
  randomSides(making);
  randomThings(making);
  randomAims(making);
  return scenario;
}

/** Most options keep their defaults, some take any value. */
function randomOptions(edition: string, random: Random): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { id, shape } of known) {
    if (id === 'scenario.turns' || random.below(shape.form.kind === 'flag' ? 4 : 8) !== 0) continue;
    const value = someOption(shape, random);
    if (value !== undefined) options[id] = value;
  }
  if (edition !== 'argad-coastal' && random.below(2) === 0) options['coastal-arms'] = true;
  return options;
}

/** Removes what the problems are about. False if that is not possible. */
function leaveOut(scenario: ScenarioDraft, problems: readonly ScenarioProblem[]): boolean {
  const gone = new Set<object>();
  for (const { at } of problems) {
    const part = partNamed(scenario, at, ['sides']);
    const side = scenario.sides[Number(/^sides\[(\d+)\]/.exec(at)?.[1])];
    if (part !== null) gone.add(part);
    else if (side !== undefined && at.includes('.zone')) side.zone = null;
    else return false;
  }
  withoutGone(scenario, gone);
  return true;
}

function withoutGone(scenario: ScenarioDraft, gone: ReadonlySet<object>): void {
  const keep = <T extends object>(parts: T[]) => parts.filter((part) => !gone.has(part));
  scenario.areas = keep(scenario.areas);
  scenario.lines = keep(scenario.lines);
  scenario.buildings = keep(scenario.buildings);
  scenario.vessels = keep(scenario.vessels);
  scenario.objects = keep(scenario.objects);
  scenario.aims = keep(scenario.aims);
  for (const side of scenario.sides) {
    side.figures = keep(side.figures);
    const there = new Set(side.figures.map(({ id }) => id));
    side.bodies = keep(side.bodies).filter(({ figures }) => figures.every((id) => there.has(id)));
  }
}
