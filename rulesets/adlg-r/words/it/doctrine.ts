/** Italian reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { DoctrineWords } from '../doctrine-words.ts';

/** Names of the styles, as a captain's reasons use them. */
const named: Readonly<Record<string, string>> = {
  steady: 'con calma',
  bold: 'con audacia',
  cautious: 'con prudenza',
  wary: 'con accortezza',
};

const withComma = (number: number) => number.toFixed(1).replace('.', ',');

export const doctrineWords: DoctrineWords = {
  manners: {
    steady: 'Con calma: tiro, pericolo e terreno pesano allo stesso modo.',
    bold: 'Con audacia: affrontarli prima che siano pronti.',
    cautious: 'Con prudenza: lasciarli venire sotto il nostro tiro.',
    wary: 'Con accortezza: badare alle cariche, nostre e loro.',
  },
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'nessuno era migliore'
        : `${kept} ${kept === 1 ? 'l’ha portato' : 'l’hanno portato'} a ${plusMinus(after)}`;
    return `Provato in ${battles} battaglie simulate, “${named[manner] ?? manner}” dà ${plusMinus(worth)}; su ${tried} altri ordini, ${bettered}.`;
  },
  plan: {
    because: {
      first: (side) => `${side}: ecco il nostro piano.`,
      'target-gone': () => 'Lì sono battuti: nuovi ordini.',
      'half-strength': () => 'Un nostro corpo è ridotto a metà: nuovi ordini.',
      late: () => 'Siamo in ritardo: nuovi ordini.',
      losses: () => 'Costa più a noi che a loro: nuovi ordini.',
      release: () => 'La riserva entra in azione.',
    },
    effort: (enemy) => `Lo sforzo principale è contro il loro corpo “${enemy}”.`,
    tasks: {
      assault: (corps, enemy, turn) => `${corps} attacca “${enemy}” e deve colpire entro il turno ${turn}.`,
      seize: (corps, enemy, turn) => `${corps} prende “${enemy}” entro il turno ${turn}.`,
      hold: (corps, enemy) =>
        `${corps} resta in linea davanti a “${enemy}” e li lascia venire sotto il suo tiro.`,
      screen: (corps, enemy) => `${corps} tiene impegnato “${enemy}” e cede davanti a una carica.`,
    },
    together: (corps, other, enemy) => `${corps} attacca “${enemy}”, insieme a “${other}”.`,
    reserve: (corps) => `${corps} resta di riserva finché nessun corpo è ridotto a metà.`,
  },
  activate: (corps) => `Prima questo corpo, il più vicino al nemico: ${corps}.`,
  orders: {
    charge: (target, percent) => `Caricare (${target}): ${percent}% di probabilità di rotta.`,
    support: (target) => `Unirsi alla mischia (${target}).`,
    range: (target) => `Avanzare a portata di tiro (${target}).`,
    wait: (target) => `Attendere il momento di caricare (${target}).`,
    march: (target) => `Avanti (${target}).`,
    onward: 'Avanti.',
    back: 'Ritirarsi fuori dalla loro portata.',
    rally: 'Riordinarsi finché c’è tempo.',
    ride: 'Il comandante va dove più unità lo sentono.',
    conform: 'Allinearsi nella mischia.',
    hold: 'Trattenerli.',
  },
  fighting: {
    shoot: (target, gain) => `Tirare (${target}): perdite attese ${withComma(gain)} punti.`,
    engage: () => 'Il comandante combatte con la sua unità.',
    fight: (target) => `Prima questa mischia, che rende di più (${target}).`,
    pursue: () => 'Inseguire.',
  },
  reactions: {
    stand: 'Riceverli a piè fermo.',
    evade: 'Eseguire un’evasione: la mischia costerebbe troppo.',
    follow: 'Incalzarli.',
    choose: 'La scelta migliore rimasta.',
  },
  measures: {
    'never-engaged': 'unità che non hanno mai tirato, subito tiri o combattuto',
    charged: 'cariche di unità che hanno un’abilità per farlo, con l’abilità in gioco',
    kept: 'unità affiancate rimaste unite dopo i loro ordini',
    wasted: 'punti comando rimasti inutilizzati',
    vain: 'tiri senza alcuna possibilità',
    broken: 'battaglie finite con un esercito in rotta prima dell’ultimo turno',
  },
};
