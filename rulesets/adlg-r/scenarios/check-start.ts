/** Checks of where a game begins: what is placed, and who is in ambush or on a flank march. */
import type { AdlgRules } from '../model.ts';
import { mayStayAway } from '../table/field/ambush.ts';
import type { Scenario, ScenarioCorps, ScenarioSide } from './model.ts';
import type { Tell } from './problem.ts';

export function checkStart(scenario: Scenario, rules: AdlgRules, tell: Tell): void {
  const { start, areas, roads, works, sides } = scenario;
  if (start === 'initiative' && areas.length + roads.length + works.length > 0)
    tell('start', 'areas', 'players lay the ground in a battle that starts at initiative; leave it out');
  sides.forEach((side, s) => {
    if (start === 'placed') checkPlaced(side, `sides[${s}]`, tell);
    else checkUnplaced(side, start, `sides[${s}]`, tell);
    checkMarkers(side, rules, `sides[${s}]`, tell);
    checkMarch(side, rules, `sides[${s}]`, tell);
  });
}

/** Ids of the units of a side that are not on the table when a placed battle begins. */
export function absentIn({ corps, markers, march }: ScenarioSide): ReadonlySet<string> {
  const marching = corps.find(({ id }) => id === march?.corps)?.units.map(({ id }) => id) ?? [];
  return new Set([...markers.flatMap(({ units }) => units), ...marching]);
}

function checkPlaced(side: ScenarioSide, at: string, tell: Tell): void {
  const absent = absentIn(side);
  const missing = (place: string) =>
    tell('start', place, 'a battle that starts placed says where everything stands; give a place');
  if (side.camp !== null && side.camp.at === null) missing(`${at}.camp.at`);
  if (side.works.length > 0)
    tell(
      'start',
      `${at}.works`,
      'works of a placed battle are part of its map; put them into "works" of the file',
    );
  side.corps.forEach((corps, c) => {
    if (corps.at === null && corps.id !== side.march?.corps) missing(`${at}.corps[${c}].at`);
    corps.units.forEach((unit, u) => {
      if (unit.at === null && !absent.has(unit.id)) missing(`${at}.corps[${c}].units[${u}].at`);
    });
  });
}

/** A unit that deploys by the rules has no place yet. */
function checkUnplaced(side: ScenarioSide, start: Scenario['start'], at: string, tell: Tell): void {
  const placed = (place: string) =>
    tell('start', place, `players deploy in a battle that starts at ${start}; leave the place out`);
  if (start === 'initiative' && side.camp !== null && side.camp.at !== null) placed(`${at}.camp.at`);
  if (start !== 'initiative' && side.camp !== null && side.camp.at === null)
    tell('start', `${at}.camp.at`, `a battle that starts at ${start} has its camps in place`);
  if (side.markers.length > 0)
    tell('start', `${at}.markers`, 'players lay their own markers in this battle; leave them out');
  if (side.march !== null) tell('start', `${at}.march`, 'players plan their own march; leave it out');
  side.corps.forEach((corps, c) => {
    if (corps.at !== null) placed(`${at}.corps[${c}].at`);
    corps.units.forEach((unit, u) => {
      if (unit.at !== null) placed(`${at}.corps[${c}].units[${u}].at`);
    });
  });
}

/** `deploy.ambush`, `deploy.ambush-who`. */
function checkMarkers(
  { corps, markers, march }: ScenarioSide,
  { units: rows }: AdlgRules,
  at: string,
  tell: Tell,
): void {
  const seen = new Set<string>();
  const isStrategist = corps.some(({ grade }) => grade === 'strategist');
  if (markers.length > (isStrategist ? 3 : 2))
    tell('start', `${at}.markers`, 'two ambush markers, three with a strategist (deploy.ambush)');
  markers.forEach(({ units }, m) => {
    units.forEach((id, u) => {
      const place = `${at}.markers[${m}].units[${u}]`;
      const owner = corps.find((one) => one.units.some((unit) => unit.id === id));
      const unit = owner?.units.find((one) => one.id === id);
      if (owner === undefined || unit === undefined) {
        tell('reference', place, `"${id}" is no unit of this side`);
        return;
      }
      if (seen.has(id)) tell('start', place, `"${id}" lies in another marker too`);
      seen.add(id);
      if (owner.id === march?.corps) tell('start', place, `the corps of "${id}" is on a flank march`);
      if (!mayStayAway(rows[unit.kind].category))
        tell('start', place, `a ${unit.kind} does not lie in ambush (deploy.ambush-who)`);
      if (owner.included === id && owner.chief)
        tell('start', place, 'the commander-in-chief does not lie in ambush (deploy.ambush-who)');
    });
  });
}

/** `deploy.flank-march`. */
function checkMarch(
  { corps, march }: ScenarioSide,
  { units: rows }: AdlgRules,
  at: string,
  tell: Tell,
): void {
  if (march === null) return;
  const marching: ScenarioCorps | undefined = corps.find(({ id }) => id === march.corps);
  if (marching === undefined) {
    tell('reference', `${at}.march.corps`, `"${march.corps}" is no corps of this side`);
    return;
  }
  if (marching.chief)
    tell(
      'start',
      `${at}.march.corps`,
      'the corps of the commander-in-chief makes no flank march (deploy.flank-march)',
    );
  const stays = marching.units.find(({ kind }) => !mayStayAway(rows[kind].category));
  if (stays !== undefined)
    tell(
      'start',
      `${at}.march.corps`,
      `"${stays.id}" makes no flank march: no guns, no war wagons (deploy.flank-march)`,
    );
}
