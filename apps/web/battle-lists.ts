/** Battles as modules, computed when the page is built, so that reading about them loads no ruleset, and of each battle only what is read. */
import { languages } from '@grognard/rules-kit';
import { packedValue } from './packed-examples.ts';
import { battleMaps } from './src/battles/lists/battle-maps.ts';
import { type BattleTexts, battleTexts } from './src/battles/lists/battle-texts.ts';

/** The value of one battle in a module of its own. Its name contains the path of the list, by which the build finds its folder. */
const mark = '\0battle:/src/battles/lists/';

type EachBattle = Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>>;

const measures = ['cm', 'inches'] as const;

const textsCache = new Map<string, Promise<BattleTexts>>();

function textsOf(list: string): Promise<BattleTexts> {
  const [name, measure] = list.split('/');
  const language = languages.find((each) => each === name);
  const units = measures.find((each) => each === measure);
  if (language === undefined || units === undefined) throw new RangeError(`there is no list ${list}`);
  const texts = textsCache.get(list) ?? battleTexts(language, units);
  textsCache.set(list, texts);
  return texts;
}

/** The code of an object that loads each battle from a module of its own. */
function loadersOf(battles: EachBattle, moduleOf: (battle: string) => string, read: string): string {
  const games = Object.entries(battles).map(([ruleset, ids]) => {
    const loaders = Object.keys(ids).map((id) => {
      const name = JSON.stringify(moduleOf(`${ruleset}/${id}`));
      return `${JSON.stringify(id)}: () => import(${name}).then((module) => ${read})`;
    });
    return `${JSON.stringify(ruleset)}: { ${loaders.join(', ')} }`;
  });
  return `{ ${games.join(', ')} }`;
}

async function listModule(list: string): Promise<string> {
  if (list === 'maps')
    return `export const maps = ${loadersOf(battleMaps(), (battle) => `${mark}maps/${battle}`, 'module.default')};`;
  const { list: summaries, details } = await textsOf(list);
  const [language, units] = list.split('/');
  const loaders = loadersOf(details, (battle) => `${mark}${language}/${battle}`, `module.default.${units}`);
  return `${packedValue('list', summaries)}\nexport const details = ${loaders};`;
}

function readBattle(battles: EachBattle, battle: string): Promise<object> {
  const [ruleset, id] = battle.split('/');
  const load = ruleset === undefined || id === undefined ? undefined : battles[ruleset]?.[id];
  if (load === undefined) throw new RangeError(`there is no battle ${battle}`);
  return load();
}

/** Details in both measures are nearly the same, so that packed together they are as small as one of them. */
async function battleModule(path: string): Promise<string> {
  const cut = path.indexOf('/');
  const [list, battle] = [path.slice(0, cut), path.slice(cut + 1)];
  if (list === 'maps') return packedValue('default', await readBattle(battleMaps(), battle));
  const [cm, inches] = await Promise.all(
    measures.map(async (units) => readBattle((await textsOf(`${list}/${units}`)).details, battle)),
  );
  return packedValue('default', { cm, inches });
}

export const battleName = (source: string): string | null => (source.startsWith(mark) ? source : null);

/** The module that replaces a list, or that of a battle, or null for any other module. */
export async function battleListModule(id: string): Promise<string | null> {
  if (id.startsWith(mark)) return battleModule(id.slice(mark.length));
  const list = /\/src\/battles\/lists\/(maps|[a-z]+\/(?:cm|inches))\.ts$/.exec(id)?.[1];
  return list === undefined ? null : listModule(list);
}
