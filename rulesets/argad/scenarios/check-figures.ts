/** Checks of figures: on the table, clear of each other, where the file places them, equipped as the edition allows. */

import { isBaseIn, isBaseInBox, isBaseOn, isBaseWhollyIn, overlaps } from '@grognard/geometry';
import { lookUp } from '@grognard/lists';
import { refersTo } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { tenthsOf } from './measure.ts';
import type { Tell } from './problem.ts';
import type { ResolvedFigure, ResolvedScenario } from './resolved.ts';

/** `option.coastal-arms`. */
export const coastalFirearms: readonly string[] = ['blunderbuss', 'swivel-gun', 'rampart-musket'];
const supported: readonly string[] = ['swivel-gun', 'rampart-musket'];
/** Obstacles that no figure can stand astride. */
const solid: readonly string[] = ['high-wall', 'battlement'];

export function checkFigures(laid: ResolvedScenario, rules: Rules, tell: Tell): void {
  for (const placed of laid.figures) {
    checkKind(placed, rules, tell);
    checkArms(laid, placed, rules, tell);
    checkPlace(laid, placed, tell);
    checkIndoors(laid, placed, tell);
    checkAboard(laid, placed, tell);
  }
  checkClear(laid, tell);
}

function checkKind({ figure, at }: ResolvedFigure, rules: Rules, tell: Tell): void {
  const { troop, armour, gear, facing } = figure;
  if (troop !== 'foot' && !rules.mounted)
    tell('edition', `${at}.troop`, `this edition has no mounted troops; ${troop} must be foot`);
  if ((armour === 4) !== (gear === 'breastplate'))
    tell('combination', `${at}.gear`, 'armour 4 is gear "breastplate", and nothing else is');
  if (Math.round(facing * 10) / 10 !== facing)
    tell('precision', `${at}.facing`, `${facing} is finer than a tenth of a degree`);
}

function checkArms(
  { scenario }: ResolvedScenario,
  { figure, at }: ResolvedFigure,
  rules: Rules,
  tell: Tell,
): void {
  figure.firearms.forEach((firearm, i) => {
    if (coastalFirearms.includes(firearm) && !rules.coastalArms)
      tell(
        'edition',
        `${at}.firearms[${i}]`,
        `a ${firearm} needs the coastal edition or option coastal-arms`,
      );
    if (supported.includes(firearm) && scenario.supports.length === 0)
      tell(
        'missing',
        `${at}.firearms[${i}]`,
        `a ${firearm} rests on a support; put at least one into supports`,
      );
  });
}

/** Checks that a figure is on the table, in its zone, and neither in a wall nor in deep water. */
function checkPlace({ scenario, areas, lines }: ResolvedScenario, placed: ResolvedFigure, tell: Tell): void {
  const { figure, side, at, base, zone } = placed;
  const { widthCm, depthCm } = scenario.table;
  const edges = { minX: 0, minY: 0, maxX: tenthsOf(widthCm), maxY: tenthsOf(depthCm) };
  if (!isBaseInBox(base, edges))
    tell('off-table', `${at}.at`, 'part of the base is off the table; move it in by the size of the base');
  if (zone !== null && !isBaseWhollyIn(base, zone))
    tell('place', `${at}.at`, `is not wholly in the zone of "${side.id}"; move the figure or the zone`);
  if (lines.some(({ kind, line }) => solid.includes(kind) && isBaseOn(base, line)))
    tell('place', `${at}.at`, 'stands astride a wall that nobody can; put it on one side');
  const inDeep = areas.some(({ kind, polygon }) => kind === 'deep-water' && isBaseIn(base, polygon));
  const { swims, armour, carries, troop } = figure;
  const canSwim = swims !== 'none' && armour === 0 && carries === null && troop === 'foot';
  if (inDeep && figure.vessel === null && !canSwim)
    tell('place', `${at}.at`, 'is in deep water and cannot swim; put it ashore or aboard, or let it swim');
}

function checkIndoors({ rooms }: ResolvedScenario, { figure, at, base }: ResolvedFigure, tell: Tell): void {
  const { room, vessel, troop } = figure;
  if (room === null) {
    const within = [...rooms.values()].find(
      ({ floor, polygon }) => floor === 0 && polygon !== null && isBaseIn(base, polygon),
    );
    if (within !== undefined)
      tell(
        'place',
        `${at}.at`,
        `stands in "${within.id}" or in its wall; name it as room, or move out of it`,
      );
    return;
  }
  if (vessel !== null) tell('combination', `${at}.vessel`, 'is in a room and aboard; one of them at most');
  if (troop !== 'foot') tell('place', `${at}.room`, 'a mounted figure cannot be in a building');
  if (!refersTo(room, rooms.keys(), 'room', { at: `${at}.room`, tell })) return;
  const polygon = lookUp(rooms, room).polygon;
  if (polygon !== null && !isBaseWhollyIn(base, polygon))
    tell('place', `${at}.at`, `is not wholly in "${room}", where the file says it is`);
}

function checkAboard({ vessels }: ResolvedScenario, { figure, at, base }: ResolvedFigure, tell: Tell): void {
  const { vessel } = figure;
  if (vessel === null) {
    for (const [id, deck] of vessels)
      if (deck !== null && isBaseIn(base, deck))
        tell('place', `${at}.at`, `stands on "${id}"; name it as vessel, or move off it`);
    return;
  }
  if (!refersTo(vessel, vessels.keys(), 'vessel', { at: `${at}.vessel`, tell })) return;
  const deck = vessels.get(vessel)!;
  if (deck !== null && !isBaseWhollyIn(base, deck))
    tell('place', `${at}.at`, `is not wholly aboard "${vessel}", where the file says it is`);
}

/** Bases on one floor never overlap. */
function checkClear({ figures, rooms }: ResolvedScenario, tell: Tell): void {
  const floorOf = ({ figure }: ResolvedFigure) =>
    figure.room === null ? 0 : (rooms.get(figure.room)?.floor ?? 0);
  figures.forEach((one, i) => {
    for (const other of figures.slice(0, i))
      if (floorOf(one) === floorOf(other) && overlaps(one.base, other.base))
        tell('overlap', `${one.at}.at`, `overlaps "${other.figure.id}"; bases may touch but not overlap`);
  });
}
