/** French phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { Calibre, Kind } from '../../model.ts';
import type { ScenarioWords } from '../../scenarios/words.ts';

const kinds: Readonly<Record<Kind, string>> = {
  line: 'infanterie de ligne',
  grenadier: 'grenadiers',
  guard: 'infanterie de la garde',
  militia: 'milice',
  light: 'infanterie légère',
  rifle: 'rifles',
  'light-cavalry': 'cavalerie légère',
  'medium-cavalry': 'cavalerie moyenne',
  'heavy-cavalry': 'cavalerie lourde',
  gun: 'canons',
  howitzer: 'obusiers',
};

const calibres: Readonly<Record<Calibre, string>> = {
  '4lb': 'de 4',
  '6lb': 'de 6',
  '8lb': 'de 8',
  '12lb': 'de 12',
};

export const scenarioWords: ScenarioWords = {
  history: 'Contexte historique',
  objectives: 'Objectifs',
  balance: 'Équilibre',
  noPlan: 'Le plan de ce camp n’est connu que de lui.',
  planOf: (side) => `Plan : ${side}`,
  won: (turns) =>
    `${counted(turns, 'tour', 'tours', 'fr')}. Un camp est battu quand trop de ses unités sont détruites, sorties de la table ou en déroute ; sinon on compte les points.`,
  byPlayers: 'Les joueurs posent le terrain avant de se déployer.',
  byTurns: 'Les camps se déploient tour à tour, unité par unité.',
  kind: ({ kind, calibre, horse, carbine, elite, with: second }, bases) => {
    const isBattery = kind === 'gun' || kind === 'howitzer';
    const name = kind === 'gun' ? `${kinds[kind]} ${calibres[calibre]}` : kinds[kind];
    const marks = [
      horse ? 'artillerie à cheval' : null,
      elite ? 'd’élite' : null,
      carbine ? 'avec carabines' : null,
      second === null ? null : `dont ${second.bases} : ${kinds[second.kind]}`,
    ].filter((mark) => mark !== null);
    const strength = isBattery
      ? counted(bases, 'pièce', 'pièces', 'fr')
      : counted(bases, 'socle', 'socles', 'fr');
    return [name, strength, ...marks].join(', ');
  },
  named: (kind, names) => `${kind} : ${names}`,
};
