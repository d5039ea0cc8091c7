/** Numbers of the table in the form in which sentences name them. */
import { counted, type Text, template, textList } from '@grognard/rules-kit';
import type { EnlistedUnit, TableNumbers } from './data/table.ts';
import { share, shareOfMove } from './words/amounts.ts';
import { calibreNames, kindNames } from './words/names.ts';

type NumbersByRule = Record<string, Readonly<Record<string, Text>>>;

/** A unit of the ready-made side: its name, and its pieces if it is a battery. */
function enlistedInWords({ kind, strength, calibre, horse }: EnlistedUnit): Text {
  const battery = kind === 'gun' ? `${calibreNames[calibre]} battery` : kindNames[kind];
  const mounted = horse ? template('horse artillery, {battery}', { battery }) : battery;
  if (strength === undefined) return mounted;
  return textList([mounted, ' (', counted(strength, 'piece or base', 'pieces or bases'), ')'], 'nothing');
}

function forceInWords(force: readonly EnlistedUnit[]): Text {
  const counts = new Map<string, { readonly unit: Text; count: number }>();
  for (const enlisted of force) {
    const unit = enlistedInWords(enlisted);
    const key = JSON.stringify(unit);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { unit, count: 1 });
    else known.count += 1;
  }
  return textList(
    [...counts.values()].map(({ unit, count }) => textList([count, ' ', unit], 'nothing')),
    'and',
  );
}

function unitFigures({ lightBaseSize, strength, battery, baseSize }: TableNumbers): NumbersByRule {
  const horse = [strength['light-cavalry'], strength['medium-cavalry'], strength['heavy-cavalry']];
  return {
    'unit.light-base-size': { value: lightBaseSize },
    'unit.strength': {
      line: strength.line,
      militia: strength.militia,
      grenadier: strength.grenadier,
      guard: strength.guard,
      light: strength.light,
      rifle: strength.rifle,
      horse: [...new Set(horse)].join('/'),
    },
    'unit.battery-strength': { ...battery },
    'unit.base-size': {
      foot: baseSize.foot.join(' × '),
      trooper: baseSize.trooper.join(' × '),
      gun: baseSize.gun.join(' × '),
      limbered: baseSize.limbered.join(' × '),
    },
  };
}

function movementFigures(table: TableNumbers): NumbersByRule {
  const { manoeuvre, terrainRates } = table;
  return {
    'formation.shapes': { ...table.shapes },
    'formation.change-cost': { cost: shareOfMove(table.changeCost) },
    'formation.limber-cost': { cost: shareOfMove(table.limberCost) },
    'move.manoeuvre': {
      aboutFace: shareOfMove(manoeuvre.aboutFace),
      sidestep: shareOfMove(manoeuvre.sidestep),
      backward: share(manoeuvre.backward),
      sidestepCm: manoeuvre.sidestepCm,
    },
    'move.enemy-gap': { value: table.enemyGapCm },
    'terrain.rates': {
      stream: share(terrainRates.stream),
      plough: share(terrainRates.plough),
      uphill: share(terrainRates.uphill),
      hedge: share(terrainRates.hedge),
      lowWall: share(terrainRates['low-wall']),
      highWall: share(terrainRates['high-wall']),
    },
    'terrain.road': { value: table.roadFactor },
    'attack.one-move': { moves: counted(table.reactionMoves, 'reaction move') },
    'attack.rest': {
      turns: table.chargeRest === 1 ? 'player turn' : counted(table.chargeRest, 'player turn'),
    },
  };
}

function moraleFigures({ index, reform }: TableNumbers): NumbersByRule {
  return {
    'morale.index-militia': { value: index.militia },
    'morale.index-british': { value: index['british-line'] },
    'morale.index-regular': {
      line: index.line,
      light: index.light,
      cavalry: index.cavalry,
      artillery: index.artillery,
    },
    'morale.index-elite': {
      grenadier: index.grenadier,
      rifle: index.rifle,
      eliteCavalry: index['elite-cavalry'],
    },
    'morale.index-guard': { value: index.guard },
    'morale.reform': {
      enemyCm: reform.enemyCm,
      how: reform.test ? 'after a passed test' : 'without a roll',
    },
  };
}

function scenarioFigures({ force, terrain, deployment, turns, victory }: TableNumbers): NumbersByRule {
  return {
    'scenario.force': { force: forceInWords(force) },
    'scenario.terrain': { ...terrain, objectives: terrain.objectives === 0 ? 'no' : terrain.objectives },
    'scenario.deployment': {
      depthCm: deployment.depthCm,
      who: `the side that will go ${deployment.order === 'second-first' ? 'second' : 'first'} beginning`,
    },
    'scenario.turns': { value: turns },
    'scenario.broken': { share: share(victory.brokenShare) },
    'scenario.points': {
      destroyed: victory.destroyed,
      routing: victory.routing,
      objective: victory.objective,
    },
    'scenario.objective': { objectiveCm: victory.objectiveCm },
  };
}

export function tableFiguresInWords(table: TableNumbers): NumbersByRule {
  return {
    ...unitFigures(table),
    ...movementFigures(table),
    ...moraleFigures(table),
    ...scenarioFigures(table),
    'artillery.depth': { ...table.depth },
    'artillery.arc': { value: table.gunArc },
    'building.capacity': { companies: table.garrison.companies, cost: shareOfMove(table.garrison.cost) },
    'woods.sight': { value: table.woodsSightCm },
  };
}
