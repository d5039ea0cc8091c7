/** Italian words for the reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { doctrineWords as english } from '../en-doctrine.ts';
import { on, the } from './grammar.ts';

/** A chance in hundredths, in words. */
function odds(chance: number): string {
  for (const one of [2, 3, 6, 36]) if (Math.abs(chance - 100 / one) < 0.5) return `1 su ${one}`;
  return `${Math.max(1, Math.round(chance))}%`;
}

/** The names of styles in a captain's report. */
const named: Readonly<Record<string, string>> = {
  steady: 'con calma',
  press: 'avanti',
  hold: 'tenere',
  'aim first': 'prima l’obiettivo',
  'fall back': 'ripiegare',
  outguess: 'prevenirli',
};

export const doctrineWords: typeof english = {
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'nessuno era migliore'
        : `${kept} ${kept === 1 ? 'lo ha portato' : 'lo hanno portato'} a ${plusMinus(after)}`;
    return `Provato in ${battles} battaglie immaginate, «${named[manner] ?? manner}» dà ${plusMinus(worth)}; di ${tried} altri ordini, ${bettered}.`;
  },
  manners: {
    steady: 'Con calma: fuoco, copertura e obiettivo contano allo stesso modo.',
    press: 'Avanti: prima i colpi, poi la copertura.',
    hold: 'Tenere: fuoco al coperto, l’obiettivo può aspettare.',
    'aim first': 'Prima l’obiettivo, anche a qualche rischio.',
    'fall back': 'Ripiegare: nessun rischio evitabile.',
    outguess: 'Prevenirli: essere dove non ci cercano.',
  },
  odds,
  byChance: 'A caso.',
  recruit: 'Tutti addosso al nemico più vicino.',
  lieInWait: 'Restare in agguato',
  row: 'Remare dove si può sbarcare.',
  open: 'Aprire le righe e combattere.',
  march: 'Proseguire in ordine chiuso.',
  ashore: 'Scendere a terra.',
  fireOn: (target, chance) => `Sparare ${on(target)}, ${odds(chance)}`,
  takeUp: 'Raccoglierlo',
  reload: 'Ricaricare',
  stand: 'Restare sul posto',
  keepDown: 'Restare al coperto',
  helpToLoad: (name) => `Aiutare ${the(name)} a ricaricare`,
  wait: 'Aspettare un bersaglio',
  fireAndStrike: 'Sparare su chi sta di fronte e colpire',
  strike: 'Colpire',
  goOn: (aim) => `Proseguire: ${aim}`,
  betterPlace: 'Cercare una posizione migliore',
  goFor: (enemy, kills, dies) =>
    `Attaccare ${the(enemy)}: ${odds(kills)} di ucciderlo, ${odds(dies)} di morire`,
  covers: (aim) => `Copre: ${aim}`,
  denies: (aim) => `Glielo impedisce: ${aim}`,
  line: (says, danger) => {
    const plain = says.replace(/\.$/, '');
    return danger === null ? `${plain}.` : `${plain}; pericolo ${Math.round(danger)}%.`;
  },
};
