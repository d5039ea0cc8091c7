/** Italian history of battles. Each paragraph has the opening of the English one as its key. */
export const prose: Readonly<Record<string, string>> = {
  // mill-hill
  'Hesse, the autumn of 1632. Three armies …':
    'Assia, autunno del 1632. Tre eserciti hanno spogliato il paese, e quel che resta sta nei granai, al di là della prossima collina. Un giorno sì e uno no qualche compagnia parte con i carri vuoti, e capita che due di queste spedizioni vogliano lo stesso mulino.',
  'So it is this morning. A Hessian colonel…':
    'Così è stamattina. Un colonnello assiano è salito da sud con due battaglioni, alcuni moschettieri e un pezzo leggero; la sua cavalleria copre i carri a destra, con i dragoni davanti e una truppa di cavalleggeri più in là. Il mugnaio li ha visti, e ha visto anche ciò che scende la strada da nord: fanteria imperiale in pari numero, cavalleria alla sua destra e un pezzo che non è più grosso. Nessuno dei due sa dell’altro prima che la nebbia si alzi dalla collina che li divide. Allora i tamburi battono da entrambe le parti, e tutti e due i colonnelli indicano il mulino.',
  'The hill is low and open and hides whoev…':
    'La collina è bassa e aperta e nasconde chi sta dietro il suo crinale. A sinistra e a destra c’è un bosco che la fanteria attraversa piano e che la cavalleria farebbe meglio ad aggirare. Chi tiene il mulino a mezzogiorno porta a casa la farina; chi perde per strada metà della sua gente non ha più nessuno per portarla.',
  'Nothing of this is in any chronicle. The…':
    'Nessuna cronaca ne parla. Il luogo, i colonnelli e la loro gente sono immaginati; mattine così, no. Le due parti hanno le stesse forze, perché chi gioca l’una possa poi giocare l’altra, e imparare che cosa sa fare la fanteria che spara, la cavalleria che carica, il cannone, e i dragoni che scendono da cavallo per combattere.',
};
