/** Italian history of battles and plans of sides. Each paragraph has the opening of the English one as its key. */
export const prose: Readonly<Record<string, string>> = {
  // crossroads
  'In the middle of May 1800 the Army of th…':
    'A metà maggio del 1800 l’Armata di riserva valicò il Gran San Bernardo, trascinando nella neve le canne dei cannoni dentro tronchi scavati, e scese in Italia dove nessuno l’aspettava. Il generale Melas, che vi comandava gli austriaci, aveva quasi tutte le truppe lontano: davanti a Genova, dove Masséna moriva di fame dietro le mura, e sul Varo, proprio al confine francese. Il piccolo forte di Bard sbarrò la valle per qualche giorno e trattenne quasi tutta l’artiglieria; poi i francesi furono in pianura. Il 26 forzarono il passaggio della Chiusella e, invece di correre in aiuto di Genova, piegarono a est, verso Milano e verso le strade per cui doveva passare ogni carro dell’esercito austriaco.',
  'For a week the plain between the Dora an…':
    'Per una settimana la pianura tra la Dora e il Ticino appartenne a piccoli distaccamenti. Le brigate austriache arretravano di fiume in fiume, lasciando retroguardie per guadagnare un pomeriggio; le avanguardie francesi si affrettavano dietro di loro con pochi cannoni, cavalli stanchi e l’ordine di essere nella prossima città prima di notte. Tra filari di gelsi, risaie e fossi non si vedeva lontano, e chi teneva il luogo dove si incrociano due strade teneva anche i ponti al di là. L’ultimo del mese Murat era oltre il Ticino, il 2 giugno a Milano; quindici giorni dopo vennero Montebello e Marengo.',
  'The fight that is played here is imagine…':
    'Il combattimento che si gioca qui è immaginato, e lo è anche San Rocco, benché ogni angolo di Lombardia abbia una cappella di quel nome presso qualche crocevia. Un comandante di battaglione dell’inseguimento e uno della ritirata vi sono giunti la stessa mattina, ciascuno con due battaglioni, tre cannoni e uno squadrone, e a ciascuno è stato detto che l’incrocio deve essere suo entro mezzogiorno, e la strada maestra di qua e di là se si può avere. Il terreno è lo stesso per entrambi: una collina bassa, una siepe davanti, un bosco dall’altro lato. È pensato come prima battaglia per chi impara il gioco.',
  // crossroads-french
  'Your battery on the hill looks over the …':
    'La vostra batteria sulla collina domina il campo a ovest; fatela sparare prima che la vostra fanteria le chiuda la visuale. Una colonna sul sentiero è al crocevia già al secondo turno, ma una colonna spara solo con due compagnie: formate la linea prima di essere a tiro della loro.',
  'The hussars are worth most late, when so…':
    'Gli ussari valgono di più verso la fine, quando qualcuno è scosso o mostra il fianco. Teneteli fino ad allora dietro il bosco, fuori dalla via dei cannoni.',
  // crossroads-austrian
  'Your battery stands on the eastern hill …':
    'La vostra batteria sta sulla collina a est e vede il sentiero per cui i francesi devono salire; una palla che infila una colonna è l’occasione migliore che avrete. Fate marciare un battaglione al crocevia per il sentiero e portate l’altro al suo fianco in linea.',
  'Your hussars can reach the western field…':
    'I vostri ussari raggiungono il campo a ovest in un movimento. Se il nemico forma il quadrato, mandategli contro la linea; se non lo forma, caricate.',
  // borghetto
  'By the last week of May 1796 the Army of…':
    'Nell’ultima settimana di maggio del 1796 l’Armata d’Italia era in campagna da sei settimane; aveva fatto uscire il Piemonte dalla guerra e preso il ponte di Lodi e la città di Milano. Quel che restava dell’esercito austriaco del generale Beaulieu stava dietro il Mincio, il fiume che va dal lago di Garda a Mantova, con i battaglioni sgranati da Peschiera a Goito perché nessun passaggio ne restasse senza. Alcuni squadroni del re di Napoli cavalcavano con loro, per l’ultima volta in quella campagna. Bonaparte lasciò credere di mirare a Peschiera e alla strada del Tirolo, e il 30 maggio arrivò al fiume a Borghetto, proprio nel mezzo.',
  'Borghetto is a hamlet of mills on the we…':
    'Borghetto è un gruppo di mulini sulla riva occidentale; un ponte porta al pendio su cui sta Valeggio, con il vecchio castello sopra le case. La cavalleria di Kilmaine ricacciò gli avamposti attraverso il borgo; Murat, si dice, vi ebbe la sua parte di cannoni e di prigionieri. Dietro veniva Gardanne con i granatieri. Gli austriaci avevano rotto una campata del ponte, e mentre sotto il fuoco si portavano le assi, una cinquantina dei suoi uomini più alti scese in acqua, la giberna al collo, il fucile sopra la testa. Quando risalirono dall’altra parte la difesa cedette, e nel pomeriggio i francesi avevano Valeggio. Beaulieu, malato quel giorno, abbandonò la linea del fiume e condusse l’esercito verso il Tirolo. Una pattuglia austriaca entrò in Valeggio quando si credeva tutto finito e per poco non prese Bonaparte mentre faceva un pediluvio; da quello spavento, si racconta, nacque la compagnia delle guide, da cui vennero i cacciatori della sua guardia.',
  'The crossing is played here at the scale…':
    'Il passaggio si gioca qui alla scala del gioco, pochi battaglioni per una divisione da ogni parte. I reggimenti sono tra quelli che c’erano o che erano vicini; chi stesse dove, il ponte riparato, il guado e la carica napoletana che forse verrà sono immaginati.',
  // borghetto-french
  'The bridge is the shortest way and the w…':
    'Il ponte è la via più breve e la peggiore: una colonna che vi passa può essere infilata dai cannoni sotto il castello. Il guado è a valle, alla vostra destra; fanteria leggera e un battaglione mandati di là aggirano tutta la posizione, ma ci vogliono quattro turni.',
  'Bring the battery to the bank between th…':
    'Portate la batteria sulla riva tra il borgo e il guado e fate fuoco su chi tiene il muro. I granatieri passano il ponte per primi, in colonna, e si formano al di là. Tenete i cacciatori per quando scenderanno i napoletani.',
  // borghetto-austrian
  'You need not beat them, only keep them a…':
    'Non dovete batterli, solo trattenerli al fiume fino a notte. Tenete il muro e le prime case con i granatieri e un battaglione, e mettete i cannoni dove battono il ponte da un capo all’altro; la mitraglia vi arriva dal piede della collina.',
  'Send the light battalion to the ford at …':
    'Mandate subito il battaglione leggero al guado. I dragoni napoletani e gli ussari stanno dietro la collina: caricate chi ha passato il fiume prima che si sia formato, mai chi sta in quadrato.',
  // raab
  'While Napoleon mended his bridges after …':
    'Mentre Napoleone riparava i suoi ponti dopo Aspern, il figliastro Eugenio di Beauharnais risaliva dall’Italia. In aprile l’arciduca Giovanni l’aveva battuto a Sacile; in maggio aveva ricacciato l’arciduca oltre il Piave e attraverso le Alpi, e in giugno lo seguiva nella pianura ungherese. Sotto le mura di Raab, che gli ungheresi chiamano Győr, Giovanni si unì al fratello Giuseppe, il palatino, che aveva chiamato alle armi la nobiltà d’Ungheria: l’insurrezione, come si diceva, migliaia di cavalieri in belle pellicce, per lo più mai stati sotto il fuoco. Insieme avevano forse trentacinquemila uomini, Eugenio qualcuno di più, e molto migliori. Attaccò il 14 giugno 1809, e ai suoi soldati era stato detto che giorno fosse: quello di Marengo e di Friedland.',
  'The Austrian line stood on the rising gr…':
    'La linea austriaca stava sull’altura di Szabadhegy, dietro un ruscello dalle rive molli, la Pándzsa. Nel suo centro, davanti all’ansa del ruscello, c’era la fattoria di Kismegyer, un robusto granaio in un cortile murato, in cui i miliziani di Stiria avevano aperto feritoie durante la notte. Seras e Durutte vi si gettarono più e più volte, e la milizia li respinse a sassate quando mancarono le cartucce; si dice che il granaio sia bruciato alla fine con la guarnigione che ancora sparava. Alla destra francese la cavalleria di Grouchy e Montbrun trovò un passaggio sul ruscello e spazzò l’insurrezione dal campo, scoprendo tutta la sinistra degli arciduchi. A sera si ritiravano verso Komárom, ed Eugenio aveva la sua vittoria; tre settimane dopo condusse le stesse divisioni a Wagram.',
  'Here one battalion stands for a brigade.…':
    'Qui un battaglione rappresenta una brigata. Ruscello, fattoria e altura sono disposti come nella realtà, avvicinati per entrare nel tavolo. Lo schieramento è lasciato ai giocatori, e quel che l’insurrezione avrebbe potuto fare se qualcuno l’avesse tenuta fuori tiro fino a mezzogiorno è immaginato.',
  // raab-french
  'The farm breaks whoever runs at it unpre…':
    'Contro la fattoria si rompe chi attacca senza preparazione. Fate sparare gli obici nel cortile, dove i muri non servono, e portate quattro battaglioni a quattro muri insieme, oppure passatele accanto e prendete prima l’altura.',
  'Your cavalry is the better half of your …':
    'La vostra cavalleria è la metà migliore del vostro esercito. Mandatela intorno alla fine del ruscello, alla vostra destra, con qualche cannone; la milizia sull’altura non reggerà se è scossa prima che arriviate.',
  // raab-archdukes
  'Your militia and your Hungarian horse ar…':
    'La vostra milizia e i vostri cavalieri ungheresi sono coraggiosi una volta sola. Tenete la milizia dietro i muri e sull’altura, lontano dai reggimenti di linea che potrebbero passarle accanto in fuga, e mettete i regolari dove sale la strada del ponte.',
  'Grenadiers or a militia battalion in the…':
    'Granatieri o un battaglione di milizia nella fattoria la tengono finché nessuno porta obici; i vostri diano la caccia ai loro. I pezzi da dodici sull’altura arrivano a ogni passaggio del ruscello.',
  // meeting
  'Most battles of the age were not arrange…':
    'La maggior parte delle battaglie di quel tempo non fu preparata. Due colonne venivano per la stessa strada dai suoi due capi, le avanguardie si urtavano presso una fattoria o un guado, e chi comandava mandava a prendere il battaglione seguente; a sera c’era stata una battaglia, e a volte un luogo di cui nessuno al mattino aveva sentito parlare dava il nome a un ponte di Parigi o a una via di Vienna. Montebello, nel 1800, cominciò come una lite per un villaggio, Saalfeld, nel 1806, con gli avamposti di un principe che non volle aspettare, Eggmühl, nel 1809, con corpi che si erano cercati a tentoni per giorni tra pioggia e faggete. I manuali di ogni esercito avevano pagine su come si pianta un campo e si prende una fortezza, e poche su questo; i generali lo imparavano facendolo, e i buoni guardando il terreno prima di guardare il nemico.',
  'That is what this battle is for. It has …':
    'A questo serve questa battaglia. Non ha una storia propria e le sue brigate non hanno nome: tutto vi è immaginato, e i giocatori cominciano da un tavolo nudo. Ciascuno ha la stessa forza già pronta, tre battaglioni di linea, uno di granatieri e uno di fanteria leggera, un reggimento di cavalleria leggera e uno di pesante, tre pezzi da sei e un obice, all’incirca quello che un generale di brigata poteva sperare di avere sotto mano in un giorno buono. Dispongono il terreno a turno, collina, bosco o fattoria; chi non muoverà per primo sceglie poi il lato lungo che gli conviene, ed entrambi si schierano un’unità alla volta, ciascuno vedendo che cosa fa l’altro.',
  'It takes an evening and is different eve…':
    'Si gioca in una serata ed è ogni volta diversa. I club che tengono un’altra lista di unità o vogliono più terreno lo scrivono tra le varianti; le stesse opzioni valgono qui. Chi preferisce avere una ragione per battersi in un posto preciso si accorda su obiettivi lungo la linea di mezzo prima di posare il primo elemento.',
  // meeting-plan
  'Lay ground for the army that you mean to…':
    'Disponete il terreno per l’esercito con cui intendete combattere: una collina con la vista libera per i cannoni, un bosco a cui appoggiare il battaglione leggero. Ciò che volete entrambi non resterà vuoto a lungo.',
  'Set the guns up late, when you know wher…':
    'Schierate i cannoni tardi, quando sapete dove ha messo le colonne, e la cavalleria pesante per ultima.',
};
