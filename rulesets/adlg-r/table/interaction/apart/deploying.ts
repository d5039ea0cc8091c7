/** Hands for the deployment of a corps: a line is proposed, its units, all of it and its commander are dragged, then it stands at once. */
import type { Handle, Item, Task, TaskValues } from '@grognard/engine';
import { cornersOf, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { choiceTask, handlesTask, nothingProposed, plainChoice, readWord } from '@grognard/table-kit';
import { commanderId } from '../../../looks/units.ts';
import {
  againstPlace,
  commanderPose,
  corpsToDeploy,
  type Deployment,
  spanLeftTo,
  unitsToDeploy,
} from '../../actions/setup/index.ts';
import { corpsName, interactionWordsOf, nameOf, namesOf } from '../../explain/words.ts';
import { heavyZone, lightZone } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { CorpsIndex } from '../../state/indices.ts';
import { ghostOf } from '../look.ts';
import { handlesOfUnits, lines, moved, putValues, startOf, togethers } from './arranging.ts';
import { type Hand, type HandContext, proposed } from './hand.ts';
import { commanderItem, warningItem, zoneNamed } from './items.ts';

type DeployCommand = AdlgCommandOf<'deploy'>;

export function deployingHand(asked: HandContext): Hand {
  const { table, state, side, words } = asked;
  const left = corpsToDeploy(table, state, side);
  const [first] = left;
  const title = interactionWordsOf(table).prompt.phases.deploy(1, table.turns);
  const corpsIn = (values: TaskValues): CorpsIndex | undefined =>
    left.find((corps) => entryAt(table.corps, corps).id === values['corps']) ?? first;
  return {
    title:
      first === undefined || left.length > 1 ? title : words.titles.named(title, corpsName(table, first)),
    about: '',
    question: words.questions.deploy,
    ...(first === undefined ? {} : { values: { corps: entryAt(table.corps, first).id } }),
    items: [],
    tasks: (values) => {
      const corps = corpsIn(values);
      return corps === undefined ? [] : tasksFor(asked, left, moved(asked, corps, values), values);
    },
    propose: (values) => {
      const corps = corpsIn(values);
      if (corps === undefined) return nothingProposed;
      const deployment = moved(asked, corps, values);
      const proposal = proposed(asked, commandOf(asked, deployment), itemsOf(asked, deployment));
      const missing = missingIn(asked, deployment);
      if (missing.length === 0) return proposal;
      const note = { title: words.about.neverEnters(missing), lines: [] };
      return { ...proposal, notes: [note] };
    },
    valuesFor: (command) => (command.kind === 'deploy' ? putValues(asked, command) : null),
  };
}

function commandOf({ table }: HandContext, { corps, places, commander, attach }: Deployment): DeployCommand {
  return {
    kind: 'deploy',
    corps: entryAt(table.corps, corps).id,
    places: places.map(({ unit, pose: { x, y, heading } }) => ({
      unit: entryAt(table.units, unit).id,
      at: { x, y },
      heading,
    })),
    commander: { x: commander.x, y: commander.y },
    attach: attach === null ? null : entryAt(table.units, attach).id,
  };
}

/** Names of units for which the proposed line had no room. */
function missingIn({ table, state }: HandContext, { corps, places }: Deployment): string[] {
  const missing = unitsToDeploy(table, state, corps).filter(
    (unit) => !places.some((place) => place.unit === unit),
  );
  return namesOf(table, missing);
}

function tasksFor(
  asked: HandContext,
  left: readonly CorpsIndex[],
  deployment: Deployment,
  values: TaskValues,
): Task[] {
  const { table, words } = asked;
  const { tasks } = words;
  const { corps, places, attach } = deployment;
  const together = readWord(values['together'] ?? null, togethers) ?? 'one';
  const which = left.map((index) => plainChoice(entryAt(table.corps, index).id, corpsName(table, index), []));
  const start = startOf(values);
  const friends = places.map(({ unit }) =>
    plainChoice(entryAt(table.units, unit).id, nameOf(table, unit), []),
  );
  const led = entryAt(table.corps, corps);
  return [
    ...(left.length > 1 ? [choiceTask('corps', tasks.corps, led.id, which)] : []),
    choiceTask(
      'line',
      tasks.line,
      start.sets === start.after ? { to: start.line, after: start.after } : null,
      lines.map((to) => plainChoice({ to, after: start.sets }, tasks.lines[to], [])),
    ),
    choiceTask(
      'together',
      tasks.together,
      together,
      togethers.map((how) => plainChoice(how, tasks.togethers[how], [])),
    ),
    choiceTask(
      'attach',
      tasks.attach,
      attach === null ? null : entryAt(table.units, attach).id,
      [plainChoice(null, tasks.alone, []), ...friends],
      'more',
    ),
    handlesTask(
      'put',
      tasks.put,
      values['put'] ?? [],
      [...handlesOfUnits(asked, places, together), commanderHandle(asked, deployment)],
      'more',
    ),
  ];
}

function commanderHandle({ table }: HandContext, { corps, commander }: Deployment): Handle {
  const { commander: footprint } = table.sizes;
  return {
    id: commanderId(table, corps),
    title: table.words.report.commander(corpsName(table, corps)),
    at: { x: commander.x, y: commander.y },
    corners: cornersOf(placeBase(footprint, commanderPose(table, corps, commander))),
    unit: 'length',
    value: 0,
    least: 0,
    most: 0,
  };
}

/** Zones with their names, the room of the corps, everybody where he would stand, and who stands where he may not. */
function itemsOf(asked: HandContext, deployment: Deployment): Item[] {
  const { table, state, side, words } = asked;
  const { corps, places, commander, attach } = deployment;
  const bases = places.map(({ unit, pose }) => placeBase(entryAt(table.units, unit).footprint, pose));
  const wrong = places.flatMap(({ unit }, n) => {
    const base = entryAt(bases, n);
    const mates = bases.filter((_, other) => other !== n);
    const no = againstPlace(table, state, unit, base, mates);
    return no.length === 0 ? [] : [warningItem(entryAt(table.units, unit).id, base, cornersOf(base))];
  });
  const pose = commanderPose(table, corps, commander);
  return [
    ...zoneNamed(asked, 'light', lightZone(table, side), { text: words.zones.light, at: 'front-left' }),
    ...zoneNamed(asked, 'heavy', heavyZone(table, side), { text: words.zones.heavy, at: 'rear-left' }),
    ...roomItems(asked, corps),
    ...places.map(({ unit, pose: at }) => ghostOf(table, state, unit, at)),
    ...(attach === null ? [commanderItem(asked, corps, pose)] : []),
    ...wrong,
  ];
}

/** What the plan and the corps that stand already leave of the front, where they leave less than all. */
function roomItems(asked: HandContext, corps: CorpsIndex): Item[] {
  const { table, state, side, leftOf, words } = asked;
  const { from, to } = spanLeftTo(table, state, corps);
  if (from <= 0 && to >= table.field.width) return [];
  const zone = lightZone(table, side);
  const xs = [leftOf(Math.max(0, from)), leftOf(Math.min(table.field.width, to))];
  const box = { ...zone, minX: Math.min(...xs), maxX: Math.max(...xs) };
  if (box.maxX <= box.minX) return [];
  const isSouth = zone.minY === 0;
  const half = { ...box, ...(isSouth ? { maxY: zone.maxY } : { minY: zone.minY }) };
  return zoneNamed(asked, 'room', half, { text: words.zones.room(corpsName(table, corps)), at: 'front' });
}
