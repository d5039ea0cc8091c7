/** Italian words of armies. */
import { names } from '../../words/it/names.ts';
import type { OffenceFacts } from '../limits.ts';
import type { ArmyWords, OffenceText } from './model.ts';

const items: Readonly<Record<string, string>> = {
  ...names,
  ordinary: 'ordinario',
  none: 'senza armi da tiro',
  'keil-swordsmen': 'spade del Keil',
  'two-handed': 'armi a due mani',
  armour: 'armatura',
  'regimental-gun': 'cannone reggimentale',
  reduced: 'tiratore ridotto',
  headstrong: 'impetuosa',
  expendable: 'sacrificabile',
  reliable: 'affidabile',
  allied: 'alleato',
  unreliable: 'inaffidabile',
  camp: 'accampamento',
  'fortified-camp': 'accampamento fortificato',
};

const named = (item: string) => items[item] ?? item;
const listOf = (ids: readonly string[]) => ids.map(named).join(', ');
const many = {
  elephants: 'elefanti',
  artillery: 'unità di artiglieria',
  warWagons: 'carri da guerra',
  levies: 'leve',
};

function offence(facts: OffenceFacts): OffenceText {
  switch (facts.code) {
    case 'over-budget':
      return {
        message: `L’esercito costa ${facts.spent} punti, ${facts.spent - facts.budget} più di ${facts.budget}`,
        remedy: `Togliere ${facts.spent - facts.budget} punti di unità o di opzioni, o giocare una battaglia più grande`,
      };
    case 'corps':
      return {
        message: `L’esercito ha ${facts.has} corpi; una battaglia da ${facts.points} punti ne ha ${facts.wants}`,
        remedy: `Formarne ${facts.wants}`,
      };
    case 'empty-corps':
      return { message: 'Il corpo non ha unità', remedy: 'Dargliene almeno una' };
    case 'allies':
      return {
        message: `${facts.has} corpi sono alleati; può esserlo uno solo`,
        remedy: 'Fare degli altri corpi dell’esercito',
      };
    case 'allied-chief':
      return {
        message: 'Il comandante in capo guida un corpo alleato',
        remedy: 'Nominare capo un altro generale, o fare del corpo uno dell’esercito',
      };
    case 'no-chief':
      return {
        message: 'L’esercito non ha un comandante in capo',
        remedy: 'Nominare capo uno dei suoi generali',
      };
    case 'chiefs':
      return {
        message: `L’esercito ha ${facts.has} comandanti in capo; ne ha uno solo`,
        remedy: 'Lasciarne uno solo',
      };
    case 'strategist':
      return {
        message: 'Solo il comandante in capo può essere stratega',
        remedy: 'Nominarlo capo, o farlo al massimo brillante',
      };
    case 'command-value':
      return {
        message: `I gradi dei generali fanno ${facts.has}, più del valore di comando, ${facts.most}`,
        remedy: `Abbassare i gradi di ${facts.has - facts.most}`,
      };
    case 'too-few':
      return {
        message: `L’esercito ha ${facts.has} Unità di battaglia e cavallerie (Cv), meno di ${facts.least}`,
        remedy: `Aggiungerne ${facts.least - facts.has}`,
      };
    case 'too-many':
      return facts.what === 'elite'
        ? {
            message: `${facts.has} unità sono scelte; su tante unità possono esserlo ${facts.most}`,
            remedy: `Renderne ordinarie ${facts.has - facts.most}, o aggiungere altre unità`,
          }
        : {
            message: `L’esercito ha ${facts.has} ${many[facts.what]}, più di ${facts.most}`,
            remedy: `Toglierne ${facts.has - facts.most}`,
          };
    case 'weapon':
      return {
        message: `${named(facts.kind)}: ${named(facts.weapon)}, non possibile`,
        remedy:
          facts.instead.length === 0
            ? 'Queste unità non hanno armi da tiro a scelta'
            : `Scegliere tra ${listOf(facts.instead)}`,
      };
    case 'ability':
      return {
        message: `${named(facts.kind)}: ${named(facts.ability)}, non possibile`,
        remedy:
          facts.instead.length === 0
            ? 'Rinunciarvi'
            : `Rinunciarvi, o scegliere tra ${listOf(facts.instead)}`,
      };
  }
}

export const it: ArmyWords = {
  language: 'it',
  items,
  keywords: {
    'corps-line': 'Corpo',
    'camp-line': 'Accampamento',
    'works-line': 'Opere',
    'option-line': 'Opzione',
    'note-line': 'Nota',
    points: 'punti',
    chief: 'capo',
  },
  also: {
    chief: ['comandante in capo'],
    points: ['punto'],
    ordinary: ['ordinaria'],
    headstrong: ['impetuoso'],
    camp: ['campo'],
    tercio: ['Tercios'],
  },
  offence,
  complaints: {
    empty: 'questo testo non contiene un esercito',
    noPoints: 'dopo il nome, un esercito dice per quanti punti è, per esempio «200 punti»',
    format: (given, known) => `un esercito è da ${known} punti, non ${given}`,
    line: (given) => `«${given}» non è una riga di un esercito`,
    outside: 'le unità vengono dopo la riga del loro corpo',
    kind: (given) => `non c’è un’unità «${given}»`,
    word: (given) => `non c’è un’arma, una qualità o una capacità «${given}»`,
    leader: (given) => `un generale non è «${given}»`,
    grade: 'il generale non ha un grado',
    twice: (given) => `«${given}» è scritto due volte`,
    works: (given) => `«${given}» non è un’opera, come «fortificazione 8 UD»`,
    camp: (given) => `«${given}» non è un accampamento`,
    option: (given) => `«${given}» non è un’opzione, come army.limits = "none"`,
    count: (given) => `${given} non è un numero di unità`,
    didYouMean: (message, near) => `${message}; forse «${near}»?`,
  },
  headings: {
    count: 'N.',
    unit: 'Unità',
    profile: 'Profilo',
    losses: 'Perdite',
    each: 'L’una',
    points: 'Punti',
    value: 'Valore',
    extras: 'Accampamento e opere',
    options: 'Opzioni concordate',
    problems: 'Ciò che non è regolare',
    commander: 'Generale',
  },
  figures: {
    points: 'Punti',
    value: 'Valore dell’esercito (cede con altrettanti punti persi)',
    command: 'Valore di comando',
  },
  fields: {
    name: 'Nome dell’esercito',
    points: 'Punti della battaglia',
    camp: 'Accampamento',
    note: 'Nota',
    count: 'Quante',
    weapon: 'Arma da tiro',
    quality: 'Qualità',
    abilities: 'Capacità',
    leader: 'Nome',
    grade: 'Grado',
    chief: 'Comandante in capo',
    included: 'Incluso in un’unità',
    loyalty: 'Corpo',
    length: 'Lunghezza in UD',
  },
  groups: { foot: 'A piedi', mounted: 'A cavallo', guns: 'Artiglieria e carri' },
  protection: (value) => `protezione ${value}`,
  range: (ud) => `gittata ${ud} UD`,
  commandPoints: (value) => `PC ${value}`,
  ofPoints: (points) => `${points} punti`,
};
