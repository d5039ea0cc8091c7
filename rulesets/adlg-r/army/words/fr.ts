/** French words of armies. */
import { names } from '../../words/fr/names.ts';
import type { OffenceFacts } from '../limits.ts';
import type { ArmyWords, OffenceText } from './model.ts';

const items: Readonly<Record<string, string>> = {
  ...names,
  none: 'sans arme de tir',
  'keil-swordsmen': 'épées du Keil',
  'two-handed': 'armes à deux mains',
  armour: 'armure',
  'regimental-gun': 'canon régimentaire',
  reduced: 'tireur réduit',
  headstrong: 'impétueux',
  expendable: 'sacrifiable',
  reliable: 'fiable',
  allied: 'allié',
  unreliable: 'non fiable',
  camp: 'camp',
  'fortified-camp': 'camp fortifié',
};

const named = (item: string) => items[item] ?? item;
const listOf = (ids: readonly string[]) => ids.map(named).join(', ');
const many = {
  elephants: 'éléphants',
  artillery: 'unités d’artillerie',
  warWagons: 'chariots de guerre',
  levies: 'levées',
};

function offence(facts: OffenceFacts): OffenceText {
  switch (facts.code) {
    case 'over-budget':
      return {
        message: `L’armée coûte ${facts.spent} points, ${facts.spent - facts.budget} de plus que ${facts.budget}`,
        remedy: `Retirer ${facts.spent - facts.budget} points d’unités ou d’options, ou jouer une plus grande bataille`,
      };
    case 'corps':
      return {
        message: `L’armée a ${facts.has} corps\u202f; une bataille de ${facts.points} points en a ${facts.wants}`,
        remedy: `En former ${facts.wants}`,
      };
    case 'empty-corps':
      return { message: 'Le corps n’a aucune unité', remedy: 'Lui en donner au moins une' };
    case 'allies':
      return {
        message: `${facts.has} corps sont alliés\u202f; un seul peut l’être`,
        remedy: 'Rendre les autres à l’armée',
      };
    case 'allied-chief':
      return {
        message: 'Le général en chef commande un corps allié',
        remedy: 'Nommer un autre général en chef, ou rendre le corps à l’armée',
      };
    case 'no-chief':
      return { message: 'L’armée n’a pas de général en chef', remedy: 'Nommer chef un de ses généraux' };
    case 'chiefs':
      return {
        message: `L’armée a ${facts.has} généraux en chef\u202f; elle en a un seul`,
        remedy: 'N’en laisser qu’un',
      };
    case 'strategist':
      return {
        message: 'Seul le général en chef peut être stratège',
        remedy: 'Le nommer chef, ou le faire brillant au plus',
      };
    case 'command-value':
      return {
        message: `Les grades des généraux font ${facts.has}, plus que la valeur de commandement, ${facts.most}`,
        remedy: `Baisser les grades de ${facts.has - facts.most}`,
      };
    case 'too-few':
      return {
        message: `L’armée a ${facts.has} unités de bataille et cavaleries (Cv), moins que ${facts.least}`,
        remedy: `En ajouter ${facts.least - facts.has}`,
      };
    case 'too-many':
      return facts.what === 'elite'
        ? {
            message: `${facts.has} unités sont d’élite\u202f; sur ce nombre d’unités, ${facts.most} peuvent l’être`,
            remedy: `En rendre ${facts.has - facts.most} ordinaires, ou ajouter d’autres unités`,
          }
        : {
            message: `L’armée a ${facts.has} ${many[facts.what]}, plus que ${facts.most}`,
            remedy: `En retirer ${facts.has - facts.most}`,
          };
    case 'weapon':
      return {
        message: `${named(facts.kind)}\u202f: ${named(facts.weapon)}, impossible`,
        remedy:
          facts.instead.length === 0
            ? 'Ces unités n’ont pas d’arme de tir au choix'
            : `Choisir parmi ${listOf(facts.instead)}`,
      };
    case 'ability':
      return {
        message: `${named(facts.kind)}\u202f: ${named(facts.ability)}, impossible`,
        remedy:
          facts.instead.length === 0 ? 'Y renoncer' : `Y renoncer, ou choisir parmi ${listOf(facts.instead)}`,
      };
  }
}

export const fr: ArmyWords = {
  language: 'fr',
  items,
  keywords: {
    'corps-line': 'Corps',
    'camp-line': 'Camp',
    'works-line': 'Ouvrages',
    'option-line': 'Option',
    'note-line': 'Note',
    points: 'points',
    chief: 'chef',
  },
  also: {
    chief: ['général en chef'],
    'two-handed': ['A2M'],
    headstrong: ['impétueuse'],
    unreliable: ['peu fiable'],
    'war-wagon': ['chariot de guerre'],
    levy: ['levées'],
    tercio: ['Tercios'],
  },
  offence,
  complaints: {
    empty: 'ce texte ne contient pas d’armée',
    noPoints:
      'après son nom, une armée dit pour combien de points elle est, par exemple «\u202f200 points\u202f»',
    format: (given, known) => `une armée est pour ${known} points, pas ${given}`,
    line: (given) => `«\u202f${given}\u202f» n’est pas une ligne d’une armée`,
    outside: 'les unités viennent après la ligne de leur corps',
    kind: (given) => `il n’y a pas d’unité «\u202f${given}\u202f»`,
    word: (given) => `il n’y a pas d’arme, de qualité ou de capacité «\u202f${given}\u202f»`,
    leader: (given) => `un général n’est pas «\u202f${given}\u202f»`,
    grade: 'le général n’a pas de grade',
    twice: (given) => `«\u202f${given}\u202f» est écrit deux fois`,
    works: (given) => `«\u202f${given}\u202f» n’est pas un ouvrage, comme «\u202ffortification 8 UD\u202f»`,
    camp: (given) => `«\u202f${given}\u202f» n’est pas un camp`,
    option: (given) => `«\u202f${given}\u202f» n’est pas une option, comme army.limits = "none"`,
    count: (given) => `${given} n’est pas un nombre d’unités`,
    didYouMean: (message, near) => `${message}\u202f; vouliez-vous dire «\u202f${near}\u202f»\u202f?`,
  },
  headings: {
    count: 'Nb',
    unit: 'Unités',
    profile: 'Profil',
    losses: 'Pertes',
    each: 'L’une',
    points: 'Points',
    value: 'Valeur',
    extras: 'Camp et ouvrages',
    options: 'Options convenues',
    problems: 'Ce qui n’est pas conforme',
    commander: 'Général',
  },
  figures: {
    points: 'Points',
    value: 'Valeur de l’armée (elle rompt à autant de points perdus)',
    command: 'Valeur de commandement',
  },
  fields: {
    name: 'Nom de l’armée',
    points: 'Points de la bataille',
    camp: 'Camp',
    note: 'Note',
    count: 'Nombre',
    weapon: 'Arme de tir',
    quality: 'Qualité',
    abilities: 'Capacités',
    leader: 'Nom',
    grade: 'Grade',
    chief: 'Général en chef',
    included: 'Inclus dans une unité',
    loyalty: 'Corps',
    length: 'Longueur en UD',
  },
  groups: { foot: 'À pied', mounted: 'Montés', guns: 'Artillerie et chariots' },
  protection: (value) => `protection ${value}`,
  range: (ud) => `portée ${ud} UD`,
  commandPoints: (value) => `PC ${value}`,
  ofPoints: (points) => `${points} points`,
};
