/** Checks of a scenario's units: formations, strengths, free houses, placements. */
import { isBaseWhollyIn, isInPolygon, overlaps } from '@grognard/geometry';
import { didYouMean, type RuleId } from '@grognard/rules-kit';
import { armOf, formationsOf, usualFormation } from '../model.ts';
import { objectionsToStanding } from '../table/field/placement.ts';
import { inCm, tenthsOf } from './measure.ts';
import type { Tell } from './problem.ts';
import type { ResolvedScenario, ResolvedUnit } from './resolved.ts';
import { strengthOf } from './strength.ts';

export function checkUnits(laid: ResolvedScenario, tell: Tell): void {
  const { units } = laid;
  for (const unit of units) {
    checkFormation(unit, tell);
    checkStrength(laid, unit, tell);
    checkPlace(laid, unit, tell);
  }
  checkHouses(laid, tell);
  units.forEach((one, i) => {
    const other = units.slice(0, i).find(({ body }) => one.body && body && overlaps(one.body, body));
    if (other !== undefined)
      tell('overlap', `${one.at}.at`, `overlaps "${other.unit.id}"; bodies stand side by side`);
  });
}

/** `formation.list`. */
function checkFormation({ unit, at }: ResolvedUnit, tell: Tell): void {
  const arm = armOf(unit.kind);
  const formation = unit.formation ?? usualFormation(arm);
  const fit = formationsOf[arm];
  if (!fit.includes(formation))
    tell('formation', `${at}.formation`, `${unit.kind} has no ${formation}; it stands in ${fit.join(', ')}`);
  if (unit.gapCm !== null && formation !== 'open')
    tell('formation', `${at}.gapCm`, 'only open order has gaps; leave it out');
  if (unit.files !== null && formation !== 'column' && formation !== 'open' && formation !== 'limbered')
    tell('formation', `${at}.files`, `bases abreast are chosen in column or open order, not in ${formation}`);
}

function checkStrength({ rules }: ResolvedScenario, { unit, at }: ResolvedUnit, tell: Tell): void {
  const arm = armOf(unit.kind);
  const bases = strengthOf(unit, rules.table);
  if (arm === 'artillery' && bases > 8)
    tell('strength', `${at}.bases`, `a battery has 8 pieces at most, not ${bases}`);
  if (unit.with !== null && arm !== 'foot')
    tell('strength', `${at}.with`, 'only foot has companies of a second kind');
  else if (unit.with !== null && unit.with.bases >= bases)
    tell('strength', `${at}.with.bases`, `of ${bases} bases at most ${bases - 1} are of a second kind`);
  if (unit.carbine && arm !== 'horse') tell('strength', `${at}.carbine`, 'only cavalry has carbines');
  if (unit.elite && arm !== 'horse') tell('strength', `${at}.elite`, 'only cavalry is marked as elite');
  if (unit.horse && arm !== 'artillery') tell('strength', `${at}.horse`, 'only artillery is horse artillery');
  if (unit.nation === 'british' && unit.kind !== 'line')
    tell('strength', `${at}.nation`, 'only line has an index of its own for a nation');
}

/** Places where a body may not stand, each with its rule. */
const places: Readonly<Record<string, string>> = {
  'melee.off-table': 'reaches over the edge of the table; move it inwards',
  'terrain.river': 'stands in a river; put it on dry ground or in column on a bridge',
  'building.walls': 'stands in a house; put it beside, or give it the house to hold',
  'terrain.rates': 'stands across a high wall; put it on one side',
  'terrain.woods-forbidden': 'stands in a wood, where only foot goes; put it outside',
} satisfies Readonly<Record<RuleId, string>>;

function checkPlace(
  { scenario, field, zones, rules }: ResolvedScenario,
  laid: ResolvedUnit,
  tell: Tell,
): void {
  const { unit, side, s, at, body } = laid;
  if (scenario.deployment === 'placed' && unit.at === null && unit.house === null)
    tell('missing', `${at}.at`, `"${unit.id}" has no place; give it one, or let the players deploy by turns`);
  if (body === null) return;
  const arm = armOf(unit.kind);
  const formation = unit.formation ?? usualFormation(arm);
  for (const rule of objectionsToStanding(field, { arm }, formation, body))
    tell('place', `${at}.at`, places[rule] ?? rule);
  if (arm === 'foot' && formation !== 'open' && field.woods.some((wood) => isInPolygon(wood, body.x, body.y)))
    tell('formation', `${at}.formation`, 'stands inside a wood, where everybody is in open order');
  const zone = zones[s];
  if (zone && !isBaseWhollyIn(body, zone))
    tell('zone', `${at}.at`, `is not wholly in the zone of "${side.id}"; move it, or widen the zone`);
  if (!zone && scenario.deployment === 'by-turns') checkStrip({ scenario, field, zones, rules }, laid, tell);
}

/** `scenario.deployment`: units stand within the strip along the edge of their side. */
function checkStrip(
  { field, rules }: Pick<ResolvedScenario, 'scenario' | 'field' | 'zones' | 'rules'>,
  { unit, side, at, body }: ResolvedUnit,
  tell: Tell,
): void {
  const deep = tenthsOf(rules.table.deployment.depthCm);
  const high = Math.abs(body!.uy) + Math.abs(body!.vy);
  const isIn = side.edge === 'south' ? body!.y + high <= deep : body!.y - high >= field.depth - deep;
  if (!isIn)
    tell(
      'zone',
      `${at}.at`,
      `"${unit.id}" at ${inCm(body!)} is not within ${rules.table.deployment.depthCm} cm of its ${side.edge} edge`,
    );
}

/** `building.capacity`, `building.foot-only`: each named house exists, is free and large enough, and its garrison is foot. */
function checkHouses({ scenario, units, rules }: ResolvedScenario, tell: Tell): void {
  const holders = new Map<string, string>();
  const ids = scenario.houses.map(({ id }) => id);
  for (const { unit, at } of units) {
    if (unit.house === null) continue;
    const place = `${at}.house`;
    if (!ids.includes(unit.house)) {
      tell('reference', place, `there is no house "${unit.house}"${didYouMean(unit.house, ids)}`);
      continue;
    }
    const holder = holders.get(unit.house);
    if (holder !== undefined)
      tell('house', place, `"${holder}" is in "${unit.house}" already; a house has one garrison`);
    else holders.set(unit.house, unit.id);
    const { companies } = rules.table.garrison;
    const bases = strengthOf(unit, rules.table);
    if (bases > companies)
      tell('house', place, `${bases} bases are more than the ${companies} companies that a house holds`);
    if (armOf(unit.kind) !== 'foot' && !rules.suspended.includes('building.foot-only'))
      tell('house', place, 'only foot holds a house');
    if (unit.at !== null)
      tell('house', `${at}.at`, 'a garrison stands where its house stands; leave the place out');
  }
}
