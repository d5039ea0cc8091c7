/** Italian words of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // move
  'move.load-mounted': 'Una figura montata non può portare un oggetto pesante o molto pesante.',
  // terrain
  'terrain.high-wall':
    'Un muro più alto di un uomo: invalicabile, se non per una porta, una breccia o una scala dello scenario.',
  // formation
  'formation.who':
    'Solo fanteria a piedi e cavalleria pesante. Cavalleria leggera e fanteria montata non hanno ordine chiuso.',
  'formation.cavalry-back': 'La cavalleria pesante in ordine chiuso non va né all’indietro né di lato.',
  'formation.open-ground':
    'Niente ordine chiuso in terreno D o peggiore per il reparto; deve prima aprire le righe.',
  // shoot
  'shoot.loaded': 'L’arma dev’essere carica.',
  'shoot.range': 'Il bersaglio dev’essere entro l’ultima fascia.',
  'shoot.contact-start':
    'Chi toccava un nemico all’inizio del turno non può sparare affatto in quel turno, se non di pistola.',
  'shoot.on-foot': 'Moschetto, [others|moschetto da muro, petriera]: solo a piedi.',
  'shoot.immobile': 'Moschetto, moschetto da muro, petriera: tiratore immobile tutto il turno.',
  'shoot.support': 'Petriera: ben fissata su un appoggio. Moschetto da muro: su un appoggio.',
  'shoot.mounted-infantry-moving':
    'La fanteria montata non spara in movimento, se non arrivando a contatto; ferma o in arrivo le serve un’arma usabile in sella (pistola, moschettone; non il moschetto).',
  'shoot.mounted-infantry-contact': 'Fanteria montata appena prima del contatto: {fires}',
  'shoot.line-figure':
    'Una basetta, amica o nemica, che la linea di tiro attraversa la ferma. La linea unisce i centri delle due basette.',
  'shoot.line-solid': 'Un muro pratiche, un muro alto o una collina in mezzo la ferma.',
  'shoot.into-melee':
    'Non si può sparare a un bersaglio che tocca un amico del tiratore, se non da una figura a sua volta a contatto con lui o che vi arriva.',
  // hide
  'hide.crouched':
    'Una figura a piedi fra cespugli o colture alte, in ginocchio, immobile e inattiva non può essere presa di mira.',
  'hide.forest-deep': 'Con più di {value} cm di foresta in mezzo non si può sparare al bersaglio.',
  'hide.forest-ten':
    '[printed|Costa, {value} cm esatti: la tabella del terreno dice non bersagliabile, quella dei modificatori dice protetto]; adottato: si può sparare col malus di foresta, come nel 2021 e 2024.',
  // building
  'building.mounted': 'Le figure montate non entrano.',
  'building.hidden':
    'Una figura all’interno che resta nascosta e non sceglie di mostrarsi non può essere presa di mira.',
  // water
  'water.deep': 'Chi non sa nuotare non entra in acqua profonda.',
  'water.swim-laden': 'Nessuno nuota in corazza o con un carico.',
  'water.swimmer-shoots': 'Un nuotatore né spara né ricarica; l’acqua rende inservibili le sue armi cariche.',
  // charge
  'charge.who': '[cavalry|Solo la cavalleria in sella carica.] Mai la fanteria montata né le figure a piedi.',
  'charge.ground': 'Niente carica in [through|o attraverso] terreno D o MD per la cavalleria.',
  'charge.obstacle': 'Niente carica attraverso un ostacolo lineare o una barricata.',
};
