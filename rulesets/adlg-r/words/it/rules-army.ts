/** Italian sentences of the rules on terrain, army, deployment and victory, by rule id. Rule numbers are placeholders in braces. */
export const armyRules: Readonly<Record<string, string>> = {
  // terrain
  'terrain.classes': 'Aperto, accidentato, difficile, impraticabile',
  'terrain.penalising':
    'Penalizzante: accidentato e difficile per HI e truppe montate (campo e sterpaglia non per elefanti); accidentato per carri da guerra; difficile per LMI, MI e Drag; niente per LI e artiglieria',
  'terrain.size':
    'Un elemento sta in un cerchio di 6 UD e contiene un rettangolo di 2 × 3 UD; campi, piantagioni e villaggi sono rettangoli',
  'terrain.hill':
    'Collina dolce: aperta, senza copertura, altezza +1. Collina ripida: difficile, senza copertura, altezza +1, ha una linea di cresta',
  'terrain.brush': 'Sterpaglia: accidentato, senza copertura',
  'terrain.field': 'Campo: accidentato, senza copertura',
  'terrain.enclosed-field': 'Campo recintato: accidentato, con copertura; un campo per gli elefanti',
  'terrain.plantation': 'Piantagione o frutteto: accidentato, copertura',
  'terrain.gully':
    'Burrone: accidentato, senza copertura; un’unità fuori ha +1 contro una almeno in parte dentro; tutta dentro non è vista né bersaglio, né spara, oltre 1 UD dall’orlo',
  'terrain.wood': 'Bosco: difficile, copertura',
  'terrain.marsh': 'Palude, dune di sabbia: difficile, senza copertura',
  'terrain.village': 'Villaggio: difficile, copertura',
  'terrain.road':
    'Strada: per il combattimento come il terreno che attraversa; per un movimento tutto su di essa, aperta. Un ponte o guado dove incontra un fiume',
  'terrain.horizon':
    'Un’unità dietro l’orizzonte o la cresta è vista solo da oltre quella linea o entro 1 UD',
  'terrain.compulsory':
    'Elemento obbligatorio del difensore: pianura {plain}, foresta {forest}, montagna {mountain}, deserto {desert}, steppa {steppe}',
  'terrain.balance':
    'Se una metà ha tre elementi di vantaggio, il seguente va all’altra; strade, fiumi e costa non contano',
  'terrain.ridge':
    'Una collina ha una dorsale segnata sulla mappa: cresta e orizzonte, il suo centro è la sommità. Taglia le linee di vista che la attraversano, salvo che un estremo ne sia entro 1 UD',
  'terrain.box':
    'Elementi, in UD: ovali {oval} e {smallOval}, rettangoli {rectangle}, villaggi {village}; fiumi larghi {river}',
  'terrain.sectors': 'Un settore è un terzo della larghezza del tavolo per metà della sua profondità',
  // army
  'army.budget': 'Partita normale: 200 punti, tre corpi',
  'army.formats': 'Corpi: {small} a 100 punti, {middle} a 200, {large} a 300',
  'army.corps': 'Ogni corpo ha un generale e almeno un’unità; un corpo può essere alleato',
  'army.command-value':
    'I gradi di tutti i generali non possono superare il valore di comando dell’esercito, {value}: competente {competent}, brillante {brilliant}, stratega {strategist}',
  'army.prices':
    'Punti per unità. LI {lightInfantry} · arcieri {bowmen} · balestrieri {crossbowmen} · archibugieri {shot} · spadaccini medi {mediumSwordsmen} · lancieri medi {mediumSpearmen} · baionette MI {bayonetMedium}, HI {bayonetHeavy} · spadaccini pesanti {heavySwordsmen} · lancieri pesanti {heavySpearmen} · cavalieri appiedati {footKnights} · Colunela {colunela} · Tercio tardo {laterTercio} · Keil {keil} · Tercio {tercio} · Pike & Shot {pikeAndShot} · Pike & Shot tardo {laterPikeAndShot} · leva {levy} · WWg {warWagon} · artiglieria leggera {lightArtillery}, media {mediumArtillery}, pesante {heavyArtillery} · LH {lightCavalry} · Drag {dragoons} · cavalleria media {mediumCavalry} · cavalleria pesante {heavyCavalry} · cavalleria corazzata {heavilyArmouredCavalry} · gendarmi {gendarmes} · elefanti {elephants}',
  'army.price-quality':
    'Scelta {elite}, Unità di battaglia {eliteBattleUnit}, LI e LH {eliteLight}, elefanti {eliteElephants}. Mediocre {mediocre}, Unità di battaglia {mediocreBattleUnit}, leva {mediocreLevy}, elefanti {mediocreElephants}',
  'army.price-options':
    'Impatto {impact}, Kn e Unità di battaglia {impactKnBattleUnit} · Pistola {pistol} · Urto {shock} · Salva {salvo} · spade del Keil {keilSwordsmen} · A2M {twoHanded} · armatura {armourBattleUnit} per un’Unità di battaglia · caracollo {caracole} · tiratori distaccati {commandedShot} · cannone reggimentale {regimentalGun} · per Cv arco {bowCv}, balestra {crossbowCv}, carabina {carbineCv} · archibugio {arquebus}, moschetto {musket}, fucile a pietra focaia {flintlock} per HI, MI e LMI · Tiratore ridotto {reduced} · Impetuosa {headstrong}, Kn {headstrongKn} · sacrificabile {expendable} · pali {stakes}. Le armi portatili di LI, LH e Drag sono nel costo',
  'army.price-commanders':
    'A 200 punti: ordinario {ordinary}, competente {competent}, brillante {brilliant}, stratega {strategist}; incluso {included}, alleato {allied}, inaffidabile {unreliable}',
  'army.camp': 'Ogni esercito ha un accampamento',
  'army.break': 'Un esercito cede quando le perdite raggiungono il suo valore',
  'army.limits': 'Senza lista d’esercito: {limits}',
  'army.sample': 'Esercito d’esempio: {army}',
  'army.format-figures':
    '100 / 300 punti: competente {competent}, brillante {brilliant}, stratega {strategist}, accampamento fortificato {fortifiedCamp}; valore di comando {commandValue}; tavolo {table} UD',
  // deploy
  'deploy.table': '30 × 20 UD per 200 punti',
  'deploy.initiative':
    'Metà della somma dei valori dei generali, arrotondata per difetto, +1 per uno stratega in capo, + esplorazione. Entrambi tirano 1D6; il migliore aggiunge la differenza, +4 al massimo; vince il più alto, a parità si tira di nuovo',
  'deploy.scouting': 'Esplorazione +1 ogni {lhPerPoint} LH, {liPerLh} LI contano come una LH, Drag {drag}',
  'deploy.order':
    'Iniziativa → regione e ruolo → terreno → aggiustamento → accampamenti e opere, prima il difensore → piano segreto → segnalini d’imboscata, prima il difensore → corpi uno per uno a turno, prima il difensore → inizio',
  'deploy.zone-other':
    'Altri tavoli: leggeri a 3 UD o più, altri a 5 UD o più dalla linea mediana, altri a 4 UD dai bordi corti',
  'deploy.ambush-enemy':
    'Finché non è scoperto un segnalino conta come unità nemica, anche per le 4 UD, e non può essere caricato',
  'deploy.flank-flee':
    'I nemici entro 4 UD dall’ingresso evadono ad angolo retto da quel bordo; chi non può perde 1; artiglieria e carri da guerra non in mischia si tolgono; le unità in mischia restano',
  'deploy.lists': 'Le liste d’esercito sono note a entrambi; corpi e posizioni no',
  'deploy.flank-secret': 'Il dado di una marcia di fianco è segreto; se riesce si annuncia il bordo',
  'deploy.ambush-sight':
    'Un segnalino tutto nel suo terreno si scopre solo a 1 UD, gli altri anche lungo una linea libera da un angolo frontale',
  'deploy.ambush-asked':
    'Al proprietario di un segnalino si chiede una volta, dopo l’ordine nemico che è venuto entro 4 UD, anche se il segnalino è vuoto',
  'deploy.hesitant-more':
    'Diventato affidabile con un 6, un corpo tira di nuovo i PC. Finché è esitante non rivela e non fa entrare niente per scelta',
  // victory
  'victory.disordered': 'Ogni unità o Unità di battaglia Disordinata: 1 punto perso',
  'victory.fled': 'Ogni unità fuggita dal tavolo: 1',
  'victory.routed': 'Ogni unità in rotta: 2',
  'victory.four-markers': 'Ogni Unità di battaglia con quattro segnalini o più: 2',
  'victory.four-markers-instead': 'Quel 2 sta al posto dell’1 per il disordine',
  'victory.routed-battle-unit': 'Ogni Unità di battaglia in rotta: 4',
  'victory.fled-battle-unit': 'Un’Unità di battaglia fuggita dal tavolo conta 1, come stampato',
  'victory.commander': 'Ogni generale perso: 1 + il suo valore',
  'victory.commander-value':
    'Il valore è quello del capitolo comando, {strategist} per uno stratega. La nota della scheda manca',
  'victory.camp': 'Accampamento perso: 4',
  'victory.camp-fortified': 'Accampamento fortificato perso: 6',
  'victory.instead':
    'Una riga per unità: in rotta o fuggita invece di Disordinata, accampamento fortificato invece di accampamento',
  'victory.value':
    'Valore dell’esercito = numero delle sue unità, +1 per un accampamento fortificato, 0 per leve sacrificabili',
  'victory.value-battle-unit': 'Un’Unità di battaglia conta {value}',
  'victory.value-absent':
    'Le unità che non sono sul tavolo, in imboscata o in marcia di fianco, ne restano fuori finché non appaiono; quelle perse senza essere entrate restano fuori e non sono perdite',
  'victory.value-routed': 'Le unità in rotta o fuggite continuano a contare nel valore',
  'victory.break':
    'Un esercito le cui perdite raggiungono il valore alla fine della sequenza di un giocatore è in rotta; i segnalini tolti con il recupero non contano più',
  'victory.draw': 'Entrambi insieme: pareggio',
  'victory.points-game':
    'Al limite di turni vince la parte con la quota perdite ÷ valore minore; entro {share} punti percentuali è pareggio',
  'victory.places':
    'Luoghi di uno scenario: al limite di turni ciascuno aggiunge i suoi punti alle perdite della parte che non lo tiene; lo tiene un’unità pesante entro 2 UD, senza nemici altrettanto vicini',
};
