/** Rule numbers of the table, for the words. */
import { counted, plusMinus, type Text, textList } from '@grognard/rules-kit';
import type { FormatFigures } from '../data/formats.ts';
import {
  abilityPrices,
  campPrices,
  commanderPrices,
  gradeWeights,
  qualityPrices,
  unitPrices,
} from '../data/prices.ts';
import type { ArmyLimits, SampleLine, TableNumbers } from '../data/table.ts';
import type { TerrainBox } from '../data/table-sizes.ts';
import type { AdlgRules, UnitTable } from '../model.ts';

type NumbersByRule = Record<string, Readonly<Record<string, Text>>>;
type Price = keyof TableNumbers['prices'];

/** Width and depth: `5 × 4`. */
function sizeInWords([width, depth]: readonly number[]): string {
  return `${width} × ${depth}`;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The current prices of one group. */
function priced<T>(
  { prices }: TableNumbers,
  group: Readonly<Partial<Record<Price, number>>>,
  shown: (price: number) => T,
): Record<string, T> {
  const names = Object.keys(group) as Price[];
  return Object.fromEntries(names.map((name) => [camelCase(name), shown(prices[name])]));
}

function limitsInWords(limits: ArmyLimits | 'none'): string {
  if (limits === 'none') return 'no limits';
  const { battleUnitsOrCv, elephants, artillery, warWagons, levies, eliteOneIn } = limits;
  const most = `${elephants} elephants, ${artillery} artillery, ${warWagons} war wagons, ${levies} levies`;
  return `at least ${battleUnitsOrCv} Battle Units or Cv in all, at most ${most}, one unit in ${eliteOneIn} Elite`;
}

function lineInWords(line: SampleLine, units: UnitTable): Text {
  const { count = 1 } = line;
  if ('commander' in line) return textList([count, ' × ', `${line.commander} commander`], 'nothing');
  const { kind, weapon = null, abilities = [] } = line;
  const arms = [...(weapon === null ? [] : [weapon]), ...abilities].map(spaced);
  const name = units[kind].title.replace(/^an? /, '');
  return textList([count, ' × ', name, ...(arms.length === 0 ? [] : [' (', textList(arms), ')'])], 'nothing');
}

/** The figures of the small and of the large format: `2 / 5`. */
function formatFigures({ formats }: TableNumbers): Readonly<Record<string, string>> {
  const { '100': small, '300': large } = formats;
  const both = (read: (format: FormatFigures) => number | string) => `${read(small)} / ${read(large)}`;
  return {
    competent: both(({ competent }) => competent),
    brilliant: both(({ brilliant }) => brilliant),
    strategist: both(({ strategist }) => strategist),
    fortifiedCamp: both(({ fortifiedCamp }) => fortifiedCamp),
    commandValue: both(({ commandValue }) => commandValue),
    table: both(({ table }) => sizeInWords(table)),
  };
}

function boxFigures({
  oval,
  smallOval,
  rectangle,
  village,
  river,
}: TerrainBox): Readonly<Record<string, Text>> {
  return {
    oval: sizeInWords(oval),
    smallOval: sizeInWords(smallOval),
    rectangle: sizeInWords(rectangle),
    village: sizeInWords(village),
    river,
  };
}

function armyFigures({ table, units }: AdlgRules): NumbersByRule {
  const plain = (price: number): number => price;
  return {
    'army.formats': { small: table.corps['100'], middle: table.corps['200'], large: table.corps['300'] },
    'army.command-value': { value: table.commandValue, ...gradeWeights },
    'army.prices': priced(table, unitPrices, plain),
    'army.price-quality': priced(table, qualityPrices, plusMinus),
    'army.price-options': priced(table, abilityPrices, plusMinus),
    'army.price-commanders': priced(table, commanderPrices, plain),
    'army.price-camp': priced(table, campPrices, plain),
    'army.format-figures': formatFigures(table),
    'army.limits': { limits: limitsInWords(table.limits) },
    'army.sample': {
      army: textList(
        table.sample.map((line) => lineInWords(line, units)),
        'and',
      ),
    },
  };
}

function sizeFigures({ footprints, udMm }: TableNumbers): NumbersByRule {
  const sizes: Record<string, string> = {};
  for (const [name, size] of Object.entries(footprints)) sizes[name] = sizeInWords(size);
  return {
    'unit.ud': { mm: udMm.small },
    'unit.ud-large': { mm: udMm.large },
    'unit.footprint': sizes,
    'square.footprint': { square: sizes['square'] ?? '' },
  };
}

const spaced = (name: string): string => name.replace('-', ' ');
const stopNames = { enemy: 'enemy', friend: 'friend', zoc: 'ZoC', edge: 'edge' } as const;

/** A share in words: `half`, or the number. */
function share(part: number): string {
  return part === 0.5 ? 'half' : String(part);
}

/** Rule numbers by rule id. */
export function tableFigures(rules: AdlgRules): NumbersByRule {
  const { table } = rules;
  const { plain, forest, mountain, desert, steppe } = table.compulsory;
  const { rearSupport, scouting } = table;
  return {
    ...sizeFigures(table),
    ...armyFigures(rules),
    'turn.limit': {
      turns: table.turnLimit === 0 ? 'no number of game turns' : counted(table.turnLimit, 'game turn'),
    },
    'command.group-wide': { value: table.groupWide },
    'charge.stops-order': { order: textList(table.stopsOrder.map((stop) => stopNames[stop])) },
    'conform.cap': { ud: table.conformUd },
    'rally.rear-support-means': { ...rearSupport, cover: share(rearSupport.cover) },
    'commander.contacted': { ...table.commanderFlees },
    'commander.moves': { moves: counted(table.commanderMoves, 'move') },
    'victory.commander-value': { ...table.lostCommander },
    'victory.value-battle-unit': { value: table.battleUnitValue },
    'victory.points-game': { ...table.draw },
    'fortification.stakes': { ...table.stakes },
    'artillery.pivot-cost': { ud: table.pivotUd === 0 ? 'no UD' : `${table.pivotUd} UD` },
    'terrain.compulsory': {
      plain: spaced(plain),
      forest: spaced(forest),
      mountain: spaced(mountain),
      desert: spaced(desert),
      steppe: spaced(steppe),
    },
    'terrain.river-angle': { degrees: table.riverAngle },
    'terrain.box': boxFigures(table.box),
    'deploy.scouting': {
      lhPerPoint: scouting.lhPerPoint,
      liPerLh: scouting.liPerLh,
      drag: scouting.drag ? 'as LH' : 'as nothing',
    },
  };
}
