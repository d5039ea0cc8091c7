/** Italian remedies of every rule that can refuse: what would make the action legal. */
export const remedies: Readonly<Record<string, string>> = {
  'fire.weapon':
    'Usare la fucileria con fanteria o cavalleria, palla o mitraglia con i cannoni, granata con gli obici.',
  'fire.carbine-who': 'Sparare con dragoni o ussari che hanno carabine.',
  'morale.routing': 'Recuperare prima l’unità.',
  'turn.guns-fire-or-move':
    'Prendere una batteria che non ha né sparato né mosso in questo turno del giocatore.',
  'turn.fire-then-move': 'Prima sparare, poi muovere.',
  'turn.fire-or-move': 'Prendere un’unità che non ha né sparato né mosso in questo turno del giocatore.',
  'artillery.limbered': 'Mettere prima i cannoni in batteria.',
  'woods.fire-light-only': 'Sparare con fanteria leggera o rifles, o dal margine del bosco.',
  'building.foot-only': 'Usare fanteria: cavalleria e artiglieria non tengono né assalgono un edificio.',
  'fire.open-order-line': 'Mettere l’unità in linea, colonna o quadrato prima che spari.',
  'artillery.arc': 'Scegliere un bersaglio nel campo dei cannoni.',
  'fire.arc-line': 'Scegliere un bersaglio dritto davanti al fronte.',
  'artillery.line-of-fire':
    'Scegliere un bersaglio su una linea di tiro libera, o sparare granate con gli obici.',
  'fire.friends-between': 'Scegliere un bersaglio senza amici in mezzo.',
  'fire.line-of-fire': 'Scegliere un bersaglio senza colline, boschi o edifici in mezzo.',
  'attack.reaction-canister': 'Reagire a mitraglia.',
  'artillery.assaulted': 'Sparare a mitraglia su chi attacca la batteria.',
  'artillery.no-woods': 'Scegliere un bersaglio fuori dai boschi o al loro margine.',
  'artillery.no-round-at-open-order': 'Sparare a mitraglia, o scegliere un bersaglio in ordine chiuso.',
  'artillery.canister-nearest': 'Sparare a mitraglia sull’unità nemica più vicina.',
  'building.no-fire-massed':
    'Sparare prima che gli attaccanti siano ammassati ai muri, o nella propria fase di tiro.',
  'fire.range': 'Scegliere un bersaglio a portata.',
  'artillery.canister-range': 'Aspettare che il bersaglio sia a portata di mitraglia, o sparare a palla.',
  'artillery.howitzer-range': 'Scegliere un bersaglio tra la portata minima e la massima di un obice.',
  'artillery.rod-range': 'Scegliere un bersaglio che la bacchetta raggiunge.',
  'fire.no-dice': 'Portare abbastanza basi, o soldati sotto la bacchetta, per un dado.',
  'artillery.half-minimum': 'Scegliere un bersaglio più vicino, dove la soglia resta sopra 0.',
  'attack.guns-never':
    'Lasciare l’artiglieria fuori da attacchi, cariche e contrattacchi; i serventi possono fuggire.',
  'attack.open-order': 'Mettere l’unità in formazione prima che attacchi, o attaccare con fanteria leggera.',
  'square.no-attack': 'Lasciare il quadrato prima di attaccare.',
  'melee.cover-holder': 'Dare il riparo al difensore; chi attacca lascia il riparo.',
  'building.leave': 'Lasciare prima l’edificio, da un muro con spazio davanti; attaccare dopo.',
  'skirmish.own-procedure':
    'Risolvere gli attacchi a fanteria in ordine aperto con la procedura «Attacco all’ordine aperto».',
  'square.own-procedure':
    'Risolvere la cavalleria contro un quadrato con la procedura «Cavalleria contro un quadrato».',
  'building.own-combat': 'Risolvere l’edificio come una mischia a sé.',
  'building.one-value': 'Inserire la guarnigione come una sola unità, con il valore scelto dal proprietario.',
  'building.four-battalions': 'Assalire un edificio con al massimo un’unità per lato.',
  'terrain.woods-forbidden': 'Tenere cavalleria e artiglieria fuori dai boschi.',
  'command.general': 'Accordarsi di giocare con i generali, o fare a meno del generale.',
  'woods.full-value': 'Risolverlo come mischia: dentro un bosco l’ordine aperto combatte sulla tabella.',
  'woods.edge-melee':
    'Risolverlo come mischia: al margine di un bosco l’ordine aperto combatte sulla tabella.',
  'square.one-unit': 'Attaccare con una sola unità di cavalleria; la seguente prova dopo.',
  'attack.tested': 'Superare prima il test di reattività, o fuggire, che non ne chiede.',
  'attack.shaken': 'Riordinare prima l’unità; scossa può fuggire o ripiegare.',
};
