/** The lesson in Italian. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'I dadi di una lezione sono preparati, perché tu veda ciò che voglio mostrare. Nel combattimento libero sono veri.',
  steps: {
    R1: {
      title: 'Punti di comando',
      about: 'Un generale ha poche parole a turno.',
      say: 'Buongiorno, colonnello. Un uomo competente guida la tua Fanteria: il dado più uno, diviso due, arrotondato per eccesso. Attiva quel corpo, poi manda avanti i moschettieri.',
      hint: 'Scegli la Fanteria e conferma. Poi trascina avanti i moschettieri.',
      remarks: {
        horse: 'Hai attivato la Cavalleria, che tira il suo dado. La Fanteria dorme ancora.',
        after:
          '(3 + 1) ÷ 2 = 2 punti; uno è speso. Il punto del generale serve a lui stesso e a chi è con lui.',
      },
    },
    R2: {
      title: 'Gruppi',
      about: 'Un ordine, il passo del più lento.',
      say: 'Resta un punto, e due blocchi di picche spalla a spalla. Le unità unite vanno con un solo ordine: portale tutte e due ai piedi della collina, 3 UD avanti.',
      hint: 'Traccia un riquadro attorno a entrambe, tira dritto in avanti.',
      remarks: {
        gun: 'Un punto anche così, ma è il cannone a dare il passo.',
        short: 'Sono andate, ma meno lontano di quanto le porti un ordine.',
        after: 'Tre UD, poiché nessun nemico è a meno di quattro; più vicino ne farebbero due.',
      },
    },
    R3: {
      title: 'Tiro',
      about: 'Un tiro per bersaglio; gli amici aiutano.',
      say: 'Tre dei tuoi arrivano a quel blocco. Uno tira, ciascuno degli altri aggiunge uno. Chi guida? Un cannone leggero non bada a ciò che protegge.',
      hint: 'Tocca il cannone, poi il blocco; conferma e chiudi i tiri.',
      remarks: {
        muskets: 'Cinque contro cinque: niente. Con il cannone alla guida gli stessi dadi colpiscono.',
        held: 'Non hai tirato. L’occasione torna solo al prossimo turno.',
        after: '3 + 2 = 5 contro 4: ha perso un punto ed è disordinato.',
      },
    },
    R4: {
      title: 'Carica',
      about: 'Dritto avanti; allinearsi è gratis.',
      say: 'Moschettieri allo scoperto: le pistole sono fatte per questo. Carica con tutti e due. Sei spostato di mezza basetta; non importa.',
      hint: 'Prendi i due cavalieri, tocca i moschettieri, conferma.',
      remarks: {
        alone: 'Uno dei due, da solo. Un amico accanto vale un punto.',
        after: 'Dritto sul nemico per un punto, poi mezza UD di lato per niente.',
      },
    },
    R5: {
      title: 'Evasione',
      about: 'La cavalleria leggera non deve resistere.',
      say: 'Vogliono la tua cavalleria leggera. Fa 5 UD, loro 4, e c’è spazio tra voi: l’onore esige questo scontro?',
      hint: 'Scegli l’evasione, con la fronte verso di loro alla fine.',
      remarks: {
        stood: 'Coraggioso. Tre contro zero.',
        after: '5 + 1 = 6 UD per te, 4 − 1 = 3 per loro: caricano nel vuoto.',
      },
    },
    R6: {
      title: 'Mischia',
      about: 'Due somme, una differenza.',
      say: 'Tocca lo scontro e leggi le due somme prima dei dadi. Cavaliere, amico e pistola fanno tre; i moschettieri caricati hanno uno.',
      hint: 'Tocca un cavaliere, scegli lo scontro con i moschettieri, conferma.',
      remarks: {
        after: '7 contro 4: battuti di tre, due punti; la carica furiosa sui tiratori, uno in più.',
      },
    },
    R7: {
      title: 'Rotta',
      about: 'Costa più dell’unità.',
      say: 'Ora nessuna carica: due contro meno uno. Guarda chi sta subito dietro di loro.',
      hint: 'Combatti i moschettieri. Inseguire o no: vanno bene entrambi.',
      remarks: {
        after: '7 contro 3: due punti, è finita. E i dragoni dietro ne hanno perso uno, solo a vederlo.',
      },
    },
  },
  freeFight: {
    title: 'Combattimento libero',
    about: 'Tre turni contro una recluta, con dadi veri.',
    say: 'La collina o il fianco? Non puoi pagare entrambi.',
    next: 'Gioca tutta la Collina del Mulino; i dragoni stanno bene nel bosco.',
  },
  labels: {
    die: 'Dado',
    points: 'Punti di comando',
    price: 'Prezzo',
    way: 'UD percorse',
    range: 'Distanza',
    'gun-leads': 'Guida il cannone',
    'muskets-lead': 'Guidano i moschetti',
    lost: 'Punti persi',
    beaten: 'I moschettieri perdono di più',
    evading: 'Il tuo dado, in UD',
    charging: 'Il loro dado, in UD',
    gap: 'Tra voi',
    'riders-sum': 'Cavalieri',
    'musketeers-sum': 'Moschettieri',
    routs: 'Vanno in rotta',
    shaken: 'I dragoni perdono',
  },
  phrases: {},
};
