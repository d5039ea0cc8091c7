/** The battlefield behind the home page as it stands when the battle there begins: a picture, so that it is there at once. */
import { readFileSync } from 'node:fs';
import type { DisplayList, Item } from '@grognard/engine';
import { type LazyRuleset, lazyRulesets } from '@grognard/rulesets/lazy';
import { tableWordsIn } from '@grognard/rulesets/words';
import { paintDesk, paintSvg } from '@grognard/table-view';

/** Where the golden game lies that is shown. */
export function filmFile(golden: string): URL {
  return new URL(`../../fixtures/games/${golden}.grognard.json`, import.meta.url);
}

interface Header {
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Names come with the battle itself; zones have served when it begins. */
function nameless(item: Item): readonly Item[] {
  if (item.kind === 'label' || item.kind === 'zone') return [];
  if (item.kind !== 'area') return [item];
  const { name: _, ...ground } = item;
  return [ground];
}

async function firstPicture({ id, demoGame: film, loadTable }: LazyRuleset): Promise<DisplayList | null> {
  const taken = film ? await loadTable() : null;
  if (taken === null) return null;
  const { header } = JSON.parse(readFileSync(filmFile(film!), 'utf8')) as { readonly header: Header };
  const { edition, scenario, options } = header;
  const game = taken.createGame(scenario, edition, options, await tableWordsIn(id, 'en'));
  if (!('rules' in game)) return null;
  const { table, sides, items } = game.picture(game.rules.view(game.rules.start(null), 'umpire'), []);
  return { table, sides, items: items.flatMap(nameless) };
}

/** The picture in each theme that has one, as SVG. */
export async function homePictures(): Promise<Readonly<Record<string, string>>> {
  const shown = lazyRulesets.find(({ demoGame: film }) => film);
  const list = shown === undefined ? null : await firstPicture(shown);
  if (list === null) return {};
  return { map: paintSvg(list, { theme: 'map' }), night: paintSvg(list, { theme: 'night' }) };
}

/** The desk around it in the same themes, as tiles. */
export function homeDesks(): Readonly<Record<string, string>> {
  return { map: paintDesk('map'), night: paintDesk('night') };
}
