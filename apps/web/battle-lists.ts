/** battleListModule: computes the lists of battles when the page is built, so that reading them loads no ruleset. */
import { languages } from '@grognard/rules-kit';
import { packedValue } from './packed-examples.ts';
import { battleMaps } from './src/battles/lists/battle-maps.ts';
import { battleTexts } from './src/battles/lists/battle-texts.ts';

async function listNamed(list: string): Promise<unknown> {
  if (list === 'maps') return battleMaps();
  const [name, measure] = list.split('/');
  const language = languages.find((each) => each === name);
  const units = (['cm', 'inches'] as const).find((each) => each === measure);
  if (language === undefined || units === undefined) throw new RangeError(`there is no list ${list}`);
  return battleTexts(language, units);
}

/** The module that replaces a list, or null for any other module. */
export async function battleListModule(id: string): Promise<string | null> {
  const list = /\/src\/battles\/lists\/(maps|[a-z]+\/[a-z]+)\.ts$/.exec(id)?.[1];
  return list === undefined ? null : packedValue('list', await listNamed(list));
}
