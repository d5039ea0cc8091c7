/** Things to take, loads to carry, and aims of every kind by chance. For tests only. */
import type { Making, ScenarioDraft } from './draft.ts';
import { mm, pick } from './draft.ts';

type AimDraft = ScenarioDraft['aims'][number];

const weights = ['none', 'heavy', 'very-heavy'] as const;

/** A few things beside figures, some of them in hand. */
export function randomThings({ scenario, luck }: Making): void {
  const everybody = scenario.sides.flatMap(({ figures }) => figures);
  for (let n = luck.below(4); n > 0; n--) {
    const figure = pick(luck, everybody);
    const id = `thing-${n}`;
    const weight = pick(luck, weights);
    const free = figure.carries === undefined || figure.carries === null;
    const held = luck.below(3) === 0 && free && !figure.captive;
    if (held) figure.carries = id;
    const at = held ? null : [mm(figure.at[0]! + 1), mm(figure.at[1]! + 0.3)];
    scenario.objects.push({ id, name: `Thing ${n}`, weight, at });
  }
}

/** One to three aims a side. */
export function randomAims({ scenario, luck }: Making): void {
  scenario.sides.forEach(({ id: side }, s) => {
    for (let n = luck.below(3); n < 3; n++) {
      const kind = n === 2 ? 'kill' : pick(luck, ['hold', 'carry-off', 'escape', 'kill', 'seize'] as const);
      const aim: AimDraft = {
        id: `${side}-aim-${n}`,
        side,
        kind,
        points: 1 + luck.below(4),
        words: 'By chance.',
        place: null,
        edge: null,
        object: null,
        figures: [],
        least: 1 + luck.below(2),
        secret: luck.below(3) === 0,
      };
      fill(aim, scenario, s, luck);
      scenario.aims.push(aim);
    }
  });
}

const edges = ['north', 'east', 'south', 'west'] as const;

/** What this kind of aim names. */
function fill(aim: AimDraft, scenario: ScenarioDraft, s: number, luck: Making['luck']): void {
  const { kind } = aim;
  const other = scenario.sides[(s + 1) % scenario.sides.length]!;
  const thing = scenario.objects[0]?.id ?? null;
  const some = (who: typeof other.figures) => (who.length === 0 ? [] : [pick(luck, who).id]);
  if (kind === 'hold') {
    const { at } = pick(luck, pick(luck, scenario.sides).figures);
    aim.place = [...at];
  }
  if (kind === 'carry-off') aim.object = thing;
  if (kind === 'carry-off' || kind === 'escape') aim.edge = luck.below(2) === 0 ? null : pick(luck, edges);
  if (kind === 'seize' && thing !== null && luck.below(2) === 0) aim.object = thing;
  else if (kind === 'seize') {
    const captives = scenario.sides.flatMap(({ figures }) => figures.filter(({ captive }) => captive));
    aim.figures = some(captives.length > 0 ? captives : other.figures);
  }
  const enemies = other.figures.filter(({ captive }) => captive !== true);
  if (kind === 'kill' && luck.below(3) === 0) aim.figures = some(enemies);
  if (kind === 'escape' && luck.below(3) === 0) aim.figures = some(scenario.sides[s]!.figures);
  if (aim.figures.length > 0 || kind === 'hold' || (kind === 'kill' && enemies.length < 2)) aim.least = 1;
}
