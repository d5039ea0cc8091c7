/** The battlefield behind the home page at the start of the demo game, as a picture that is visible at once. */
import { readFileSync } from 'node:fs';
import type { DisplayList, Item } from '@grognard/engine';
import { type LazyRuleset, lazyRulesets } from '@grognard/rulesets/lazy';
import { tableWordsIn } from '@grognard/rulesets/words';
import { paintDesk, paintSvg } from '@grognard/table-view';

/** The file of a golden game. */
export function filmFile(golden: string): URL {
  return new URL(`../../fixtures/games/${golden}.grognard.json`, import.meta.url);
}

interface Header {
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Labels come with the demo game itself, and zones no longer matter once the battle begins. */
function nameless(item: Item): readonly Item[] {
  if (item.kind === 'label' || item.kind === 'zone') return [];
  if (item.kind !== 'area') return [item];
  const { name: _, ...ground } = item;
  return [ground];
}

async function firstPicture({ id, demoGame, loadTable }: LazyRuleset): Promise<DisplayList | null> {
  const taken = demoGame ? await loadTable() : null;
  if (taken === null) return null;
  const { header } = JSON.parse(readFileSync(filmFile(demoGame!), 'utf8')) as { readonly header: Header };
  const { edition, scenario, options } = header;
  const game = await taken.createGame(scenario, edition, options, await tableWordsIn(id, 'en'));
  if (!('rules' in game)) return null;
  const { table, sides, items } = game.picture(game.rules.view(game.rules.start(null), 'umpire'), []);
  return { table, sides, items: items.flatMap(nameless) };
}

/** The picture as SVG, in each theme that has one. */
export async function homePictures(): Promise<Readonly<Record<string, string>>> {
  const shown = lazyRulesets.find(({ demoGame }) => demoGame);
  const list = shown === undefined ? null : await firstPicture(shown);
  if (list === null) return {};
  return { map: paintSvg(list, { theme: 'map' }), night: paintSvg(list, { theme: 'night' }) };
}

/** Tiles of the desk round the picture, in the same themes. */
export function homeDesks(): Readonly<Record<string, string>> {
  return { map: paintDesk('map'), night: paintDesk('night') };
}
