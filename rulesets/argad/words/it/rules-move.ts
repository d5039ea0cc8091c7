/** Italian rules: movement, terrain and close order. */
export const moveRules: Readonly<Record<string, string>> = {
  // move
  'move.load-heavy': 'Porta qualcosa di pesante o ingombrante: {value} cm.',
  'move.load-very-heavy':
    'Porta qualcosa di molto pesante o molto ingombrante: {value} cm (invece di {heavy} cm).',
  'move.load-order': 'Nell’ordine: velocità, meno il carico, poi la metà in MD, poi i dadi di rallentamento.',
  'move.mounted-infantry-foot': 'Fanteria montata smontata: a piedi, secondo l’equipaggiamento.',
  'move.open':
    'In terreno aperto nessun dado: la figura si muove quanto vuole fino al suo movimento disponibile, [legs|a tratti diritti, girando liberamente].',
  'move.difficult-foot': 'Terreno D a piedi: movimento meno 1D6 cm.',
  'move.difficult-mounted':
    'Terreno D a cavallo (cavalleria leggera, pesante e fanteria montata allo stesso modo): movimento meno 2D6 cm.',
  'move.very-difficult-foot': 'Terreno MD a piedi: movimento dimezzato, poi meno 1D6 cm.',
  'move.very-difficult-mounted': 'Terreno MD a cavallo: movimento dimezzato, poi meno 2D6 cm.',
  'move.any-moment':
    'La riduzione è dovuta se la figura è in quel terreno in un momento qualsiasi del turno, e taglia tutto il movimento del turno.',
  'move.one-roll':
    'Un solo lancio per figura o gruppo e per turno, qualunque sia il numero di zone attraversate.',
  'move.worst-terrain': 'Più tipi di terreno in un turno: si applica solo la classe peggiore.',
  'move.group-roll':
    'Le figure che si muovono insieme tirano i dadi una volta per tutte. [mixed|Un gruppo misto tira i dadi per tipo: chi è a piedi un dado, chi è a cavallo due.]',
  'move.blocked-foot':
    'A piedi un 6 al dado di rallentamento blocca la figura o il gruppo per tutto il turno, in D come in MD.',
  'move.blocked-mounted-difficult': 'A cavallo in D: bloccato con due 6.',
  'move.blocked-mounted-very': 'A cavallo in MD: bloccato con [at-least|almeno un] 6.',
  'move.blocked-effect':
    'Bloccato = non si muove affatto in questo turno, [rest|dal suo posto di partenza. Conta come immobile per il tiro; per ricaricare serve un ordine, perciò non ricarica.]',
  'move.plain-dice': 'I dadi di rallentamento sono semplici: un 6 non si rilancia mai.',
  'move.floor': 'Il risultato non è mai sotto 0 cm. 0 cm senza un 6 che blocca è «non bloccato».',
  'move.at-home':
    'Le figure che lo scenario dice pratiche di quel terreno tirano [foot|a piedi] due dadi di rallentamento e tengono il più basso; bloccate solo se il dado tenuto è 6.',
  // terrain
  'terrain.difficult':
    'Classe D: dadi di rallentamento. Si usa anche da sola per un terreno che lo scenario dichiara D per tutti.',
  'terrain.very-difficult': 'Classe MD: dimezzato, poi dadi di rallentamento. Si usa anche da sola.',
  'terrain.in': 'Una figura è in una zona appena lo è una parte della sua basetta.',
  'terrain.bushes': 'Cespugli: D / D. Copertura a piedi; le figure in ginocchio sono nascoste.',
  'terrain.high-crops': 'Colture alte: D / D. Copertura a piedi; le figure in ginocchio sono nascoste.',
  'terrain.woods':
    'Boschi, foresta: D / MD. Un malus per spararvi attraverso; nessun tiro attraverso un bosco profondo.',
  'terrain.hard-slope':
    'Pendio ripido: D a piedi; D per la cavalleria; MD per la fanteria montata. Non protegge e non nasconde.',
  'terrain.knee-water':
    'Acqua al ginocchio (ruscello, mare vicino alla spiaggia): MD a piedi, [mounted|MD a cavallo]. Non protegge e non nasconde.',
  'terrain.building': 'Casa, edificio: D a piedi (o stanza per stanza); [mounted|vietato a cavallo].',
  'terrain.hedge': 'Passare una siepe: D / D. Copertura, nasconde le figure in ginocchio.',
  'terrain.bank':
    'Passare un argine di terra: D / D. Copertura, nasconde le figure in ginocchio, ostacolo lineare, terreno più alto in cima.',
  'terrain.low-wall':
    'Passare un muretto: [foot|D] / [mounted|D]. Copertura, nasconde le figure in ginocchio, ostacolo lineare.',
  'terrain.barricade':
    'Barricata: [foot|D] / [mounted|MD]. Copertura, ostacolo lineare; niente carica sopra di essa, e chi è a piedi dietro sfugge al malus contro la cavalleria.',
  'terrain.stakes': 'Fila di pali: D / MD. Ostacolo lineare.',
  'terrain.stairs': 'Scalinata esterna: [foot|D] / [mounted|MD]. Terreno più alto.',
  'terrain.door':
    '[passing|Una porta aperta si passa come terreno aperto;] in mischia è un ostacolo lineare. [passing|Aprirla è gratuito.]',
  'terrain.linear':
    'Ostacoli lineari: porta, muretto, pali in fila, argine di terra, merli e simili; [additions|e, per noi, siepe, barricata, bordo della barca].',
  'terrain.higher': 'Terreno più alto: scale, merli, cima di un argine o di un pendio ripido, e simili.',
  // formation
  'formation.contact-pace':
    'Una linea o una colonna larga il cui movimento finisce a contatto: {foot} cm invece di {footWide} cm, cavalleria pesante {mounted} cm invece di {mountedWide} cm. 2024: non si applica, benché la sua tabella stampi ancora tre cifre di fanteria e due di cavalleria (lette linea, colonna, indietro).',
  'formation.own-speed':
    'Un reparto non è mai più veloce del movimento proprio del suo membro più lento (velocità meno carico).',
  'formation.no-bonus':
    'L’ordine chiuso non dà nulla in mischia né al tiro oltre alle righe che lo nominano: carica della cavalleria pesante, attrezzi pesanti, tiro sopra gli amici.',
  'formation.manoeuvre':
    'Altre manovre sono lasciate alle regole dettagliate; [rest|qui solo le righe di sopra].',
};
