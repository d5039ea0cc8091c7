/** The lesson in Italian. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'I dadi di una lezione sono preparati, perché tu veda ciò che voglio mostrare. Nello scontro libero sono veri.',
  steps: {
    G1: {
      title: 'La marcia',
      about: 'Su strada una colonna va oltre della metà.',
      say: 'Benvenuto, comandante. Il tuo battaglione è in colonna sulla stradina. Una colonna fa 18 cm nei campi, 27 su strada: portala lungo la stradina, fin dentro il cerchio.',
      hint: 'Trascinala dritta lungo la stradina.',
      remarks: {
        fields: 'Fuori dalla stradina sono 18. Non lasciarla.',
        after: 'Ventisette: un terzo del tavolo.',
      },
    },
    G2: {
      title: 'Formare la linea',
      about: 'Cambia formazione oltre i 20 cm.',
      say: 'Il loro fronte è a 27 cm, e i moschetti arrivano a 20; su chi entra in quella fascia si spara. Forma subito la linea, prima di muovere: mezzo movimento, e con l’altra metà avanzi di sei.',
      hint: 'Formazione: linea. Poi sei in avanti, non di più.',
      remarks: {
        'fired-at': 'Sei entrato sotto i loro moschetti; non hanno aspettato il proprio turno.',
        'not-formed': 'L’unità si è mossa, ma non è in linea. Formazione: linea, poi avanti.',
        after: 'In linea, a 21 cm, senza perdite.',
      },
    },
    G3: {
      title: 'La fucileria',
      about: 'Una linea tira tre dadi, una colonna uno.',
      say: 'Sei compagnie, tre dadi; tre o meno uccide. Una colonna spara solo con le prime due compagnie: un dado. Con due uomini persi, un’unità fa un test di reattività.',
      hint: 'Tocca la tua linea, poi la loro, e conferma.',
      remarks: {
        held: 'Non hai sparato. Il tiro viene prima della marcia; l’occasione è passata.',
        after: 'Due caduti. Serviva tre o meno, hanno fatto cinque: scossi.',
      },
    },
    G4: {
      title: 'I cannoni',
      about: 'La palla uccide in profondità.',
      say: 'La bacchetta mostra il percorso della palla: un dado per ogni uomo che copre. Una linea ne offre uno, una colonna tre. Confronta, poi spara.',
      hint: 'Tocca la batteria, poi la colonna.',
      remarks: {
        line: 'Un uomo, un dado. La colonna ne offriva tre.',
        after: 'Due caduti; il loro test dà due: restano saldi.',
      },
    },
    G5: {
      title: 'L’attacco',
      about: 'Prima il fuoco, poi la baionetta.',
      say: 'Sono scossi: un punto in meno, e un arretramento diventa una rotta. Attacca, poi termina i movimenti! Con una rincorsa di 9 cm in linea retta è una carica.',
      hint: 'Tocca la colonna, poi la loro linea; conferma; termina i movimenti.',
      remarks: {
        stopped: 'Ti sei fermato sotto i loro moschetti: pagato, e nulla ottenuto.',
        after:
          'Uno è caduto sotto il loro fuoco. Quattro contro due, dadi 8: costretti a ritirarsi, gli uomini già scossi fuggono per 22 cm.',
      },
    },
    G6: {
      title: 'La risposta',
      about: 'Cavalleria contro una linea: quadrato, se il morale regge.',
      say: 'Sciabole! Sparare non richiede test; formare il quadrato sì: tre o meno. Confronta che cosa ti aspetta, poi rispondi.',
      hint: 'Scegli di formare il quadrato.',
      remarks: {
        fire: 'Buon lavoro, ma i superstiti raggiungono una linea.',
        flee: 'A piedi non si corre più dei cavalli.',
        after:
          'Test superato con un due. A loro servivano tre dadi sopra il tuo indice, con la carica ad aiutarne uno: 5, 2, 6 non bastano.',
      },
    },
    G7: {
      title: 'Recuperare, riordinare',
      about: 'Il morale viene per primo nel tuo turno.',
      say: 'Il 2º battaglione fugge: tre o meno lo ferma, altrimenti esce dal tavolo. Il 1º, senza nemici entro 20 cm, può riordinarsi senza dado, al prezzo di un turno tranquillo.',
      hint: 'Tocca la linea: Riordinare. Poi i fuggiaschi: Tentare il recupero.',
      remarks: {
        asked: 'Chi fugge fa il test da sé; il riordino va chiesto. L’unità è ancora scossa.',
        after: 'Un tre: si ferma, scosso.',
      },
    },
  },
  freeFight: {
    title: 'Scontro libero',
    about: 'Tre turni contro una recluta, con dadi veri.',
    say: 'Strada, linea, fuoco, poi l’acciaio.',
    next: 'Gioca San Rocco per intero; tieni gli ussari per un nemico scosso.',
  },
  labels: {
    rate: 'Movimento intero',
    road: 'La strada',
    forming: 'Cambio di formazione',
    gap: 'Dalla loro linea',
    index: 'Test: indice',
    'column-dice': 'Dadi di una colonna',
    charge: 'In carica',
    shaken: 'Scossa',
    unshaken: 'Non scossa, cede',
    failure: 'Se fallisce',
    marched: 'Percorsi',
    range: 'Distanza',
    dice: 'Dadi',
    killed: 'Uccisi',
    test: 'Test: dado',
    need: 'Test: serve',
    'line-range': 'Fino alla linea',
    'line-dice': 'Dadi sulla linea',
    attack: 'Attacco',
    defence: 'Difesa',
    column: 'Colonna della tabella',
    sum: 'Somma dei dadi',
    'gives-way': 'Cede',
    passes: 'Test superato',
    'square-breaks': 'Quadrato sfondato',
    'line-gives-way': 'Una linea cede',
  },
  phrases: {},
};
