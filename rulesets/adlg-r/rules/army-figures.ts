/** The points of an army, as the words name them. */
import { plusMinus } from '@grognard/rules-kit';
import { abilityPrices, campPrices, commanderPrices, qualityPrices, unitPrices } from '../data/prices.ts';

type Prices = Readonly<Record<string, number>>;

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function named<T>(prices: Prices, shown: (price: number) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [camelCase(name), shown(price)]));
}

/** Figures of the chapter army, by rule id. */
export function armyFigures(): Record<string, Readonly<Record<string, string | number>>> {
  return {
    'army.prices': named(unitPrices, (price) => price),
    'army.price-quality': named(qualityPrices, plusMinus),
    'army.price-options': named(abilityPrices, plusMinus),
    'army.price-commanders': named(commanderPrices, (price) => price),
    'army.price-camp': named(campPrices, (price) => price),
  };
}
