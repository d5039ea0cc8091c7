/** Random things to take, loads to carry, and aims of every kind. For tests only. */
import { mm, pick } from '@grognard/test-kit';
import type { ScenarioDraft, ScenarioMaking } from './draft.ts';

type AimDraft = ScenarioDraft['aims'][number];

const weights = ['none', 'heavy', 'very-heavy'] as const;

/** A few things beside figures, some of them carried. */
export function randomThings({ scenario, random }: ScenarioMaking): void {
  const everybody = scenario.sides.flatMap(({ figures }) => figures);
  for (let n = random.below(4); n > 0; n--) {
    const figure = pick(random, everybody);
    const id = `thing-${n}`;
    const weight = pick(random, weights);
    const free = figure.carries === undefined || figure.carries === null;
    const held = random.below(3) === 0 && free && !figure.captive;
    if (held) figure.carries = id;
    const at = held ? null : [mm(figure.at[0]! + 1), mm(figure.at[1]! + 0.3)];
    scenario.objects.push({ id, name: `Thing ${n}`, weight, at });
  }
}

/** One to three aims per side. */
export function randomAims({ scenario, random }: ScenarioMaking): void {
  scenario.sides.forEach(({ id: side }, s) => {
    for (let n = random.below(3); n < 3; n++) {
      const kind = n === 2 ? 'kill' : pick(random, ['hold', 'carry-off', 'escape', 'kill', 'seize'] as const);
      const aim: AimDraft = {
        id: `${side}-aim-${n}`,
        side,
        kind,
        points: 1 + random.below(4),
        words: 'By chance.',
        place: null,
        edge: null,
        object: null,
        figures: [],
        least: 1 + random.below(2),
        secret: random.below(3) === 0,
      };
      fill(aim, scenario, s, random);
      scenario.aims.push(aim);
    }
  });
}

const edges = ['north', 'east', 'south', 'west'] as const;

/** Fills the fields that this kind of aim names. */
function fill(aim: AimDraft, scenario: ScenarioDraft, s: number, random: ScenarioMaking['random']): void {
  const { kind } = aim;
  const other = scenario.sides[(s + 1) % scenario.sides.length]!;
  const thing = scenario.objects[0]?.id ?? null;
  const some = (who: typeof other.figures) => (who.length === 0 ? [] : [pick(random, who).id]);
  if (kind === 'hold') {
    const { at } = pick(random, pick(random, scenario.sides).figures);
    aim.place = [...at];
  }
  if (kind === 'carry-off') aim.object = thing;
  if (kind === 'carry-off' || kind === 'escape')
    aim.edge = random.below(2) === 0 ? null : pick(random, edges);
  if (kind === 'seize' && thing !== null && random.below(2) === 0) aim.object = thing;
  else if (kind === 'seize') {
    const captives = scenario.sides.flatMap(({ figures }) => figures.filter(({ captive }) => captive));
    aim.figures = some(captives.length > 0 ? captives : other.figures);
  }
  const enemies = other.figures.filter(({ captive }) => captive !== true);
  if (kind === 'kill' && random.below(3) === 0) aim.figures = some(enemies);
  if (kind === 'escape' && random.below(3) === 0) aim.figures = some(scenario.sides[s]!.figures);
  if (aim.figures.length > 0 || kind === 'hold' || (kind === 'kill' && enemies.length < 2)) aim.least = 1;
}
