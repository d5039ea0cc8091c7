/** Italian phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { Calibre, Kind } from '../../model.ts';
import type { ScenarioWords } from '../../scenarios/words.ts';

const kinds: Readonly<Record<Kind, string>> = {
  line: 'fanteria di linea',
  grenadier: 'granatieri',
  guard: 'fanteria della guardia',
  militia: 'milizia',
  light: 'fanteria leggera',
  rifle: 'rifles',
  'light-cavalry': 'cavalleria leggera',
  'medium-cavalry': 'cavalleria media',
  'heavy-cavalry': 'cavalleria pesante',
  gun: 'cannoni',
  howitzer: 'obici',
};

const calibres: Readonly<Record<Calibre, string>> = {
  '4lb': 'da 4 libbre',
  '6lb': 'da 6 libbre',
  '8lb': 'da 8 libbre',
  '12lb': 'da 12 libbre',
};

export const scenarioWords: ScenarioWords = {
  history: 'Storia',
  objectives: 'Obiettivi',
  balance: 'Equilibrio',
  noPlan: 'Le intenzioni di questa parte restano segrete.',
  planOf: (side) => `Piano: ${side}`,
  won: (turns) =>
    `${counted(turns, 'turno', 'turni', 'it')}. Una parte è battuta quando troppe sue unità sono distrutte, uscite dal tavolo o in rotta; altrimenti decidono i punti.`,
  byPlayers: 'I giocatori dispongono il terreno prima di schierarsi.',
  byTurns: 'Le parti si schierano a turno, un’unità alla volta.',
  kind: ({ kind, calibre, horse, carbine, elite, with: second }, bases) => {
    const isBattery = kind === 'gun' || kind === 'howitzer';
    const name = kind === 'gun' ? `${kinds[kind]} ${calibres[calibre]}` : kinds[kind];
    const marks = [
      horse ? 'artiglieria a cavallo' : null,
      elite ? 'scelta' : null,
      carbine ? 'con carabine' : null,
      second === null ? null : `di cui ${second.bases}: ${kinds[second.kind]}`,
    ].filter((mark) => mark !== null);
    const strength = isBattery
      ? counted(bases, 'pezzo', 'pezzi', 'it')
      : counted(bases, 'base', 'basi', 'it');
    return [name, strength, ...marks].join(', ');
  },
  named: (kind, names) => `${kind}: ${names}`,
};
