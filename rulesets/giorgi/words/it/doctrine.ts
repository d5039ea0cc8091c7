/** Italian reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { doctrineWords as english } from '../en-doctrine.ts';

/** Names of the styles, as a captain's reasons use them. */
const named: Readonly<Record<string, string>> = {
  steady: 'con calma',
  bold: 'con audacia',
  cautious: 'con prudenza',
  wary: 'con accortezza',
};

const withComma = (number: number) => number.toFixed(1).replace('.', ',');

export const doctrineWords: typeof english = {
  manners: {
    steady: 'Con calma: fuoco, pericolo e obiettivo pesano allo stesso modo.',
    bold: 'Con audacia: attaccare prima che siano pronti.',
    cautious: 'Con prudenza: lasciarli venire sotto il nostro fuoco.',
    wary: 'Con accortezza: due dei loro possono piombare su uno dei nostri, e due dei nostri su uno dei loro.',
  },
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'nessuno era migliore'
        : `${kept} ${kept === 1 ? 'lo ha portato' : 'lo hanno portato'} a ${plusMinus(after)}`;
    return `Provato in ${battles} battaglie immaginate, «${named[manner] ?? manner}» dà ${plusMinus(worth)}; su ${tried} altri ordini ${bettered}.`;
  },
  beforeBattle: 'Prima della battaglia.',
  place: 'Dove lo prevede lo scenario.',
  rally: 'Recuperare e riordinare finché c’è tempo.',
  fire: (target, kills) => `Fuoco (${target}): ${withComma(kills)} perdite previste.`,
  holdFire: 'Trattenere il fuoco: c’è di meglio da fare.',
  nothingToFire: 'Niente che valga un tiro.',
  attack: (target, gain) => `Attaccare (${target}), guadagno ${plusMinus(Math.round(gain))}.`,
  march: 'Avanti.',
  marchTo: (aim) => `Avanti: ${aim}.`,
  form: (formation) => `Cambiare formazione: ${formation}.`,
  turn: 'Fare fronte al nemico.',
  back: 'Ritirarsi fuori dalla loro portata.',
  man: 'Di nuovo ai pezzi.',
  ride: 'Il generale va dove serve.',
  stand: 'Ognuno è al suo posto.',
  letThemCome: 'Lasciarli venire.',
  answerFire: 'Restare e fare fuoco.',
  answerSquare: 'Arriva la cavalleria: formare il quadrato.',
  answerForm: 'Cambiare formazione prima che arrivino.',
  answerFlee: 'Fuggire prima che arrivino.',
  answerFireAndFlee: 'Fare fuoco, poi fuggire.',
  answerFallBack: 'Ripiegare in buon ordine.',
  answerCounter: 'Andare loro incontro.',
  answerSupport: 'Accorrere in aiuto di chi è attaccato.',
  fight: 'Prima la mischia più sicura.',
  advance: 'Inseguirli.',
  halt: 'Restare al sicuro.',
  occupy: 'La casa è nostra.',
  choose: 'Dove costa meno.',
};
