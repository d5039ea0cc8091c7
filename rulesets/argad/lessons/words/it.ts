/** The lesson in Italian. */
import type { LessonWords } from '@grognard/engine';

export const words: LessonWords = {
  opening:
    'I dadi di una lezione sono preparati, perché tu veda ciò che voglio mostrare. Nello scontro libero sono veri.',
  steps: {
    A1: {
      title: 'Ordini segreti',
      about: 'Nulla si muove finché entrambi non hanno chiuso gli ordini.',
      say: 'Buongiorno, tenente. Trascina il caporale Dunn lungo la strada fino al varco nel muro, conferma, poi chiudi gli ordini. Fino ad allora puoi cambiare idea.',
      hint: 'Trascinalo lungo la strada fin dentro il cerchio.',
      remarks: {
        elsewhere: 'È andato altrove, come ordinato. Il varco è esattamente a un movimento.',
        after: 'Un movimento intero in terreno aperto, senza dadi.',
      },
    },
    A2: {
      title: 'Terreno difficile',
      about: 'Il terreno tira un dado contro di te.',
      say: 'Manda questi due 20 cm a est attraverso il grano saraceno, e falli finire bassi, fuori vista. Le colture alte costano un dado di distanza; chi va insieme ne tira uno solo. Con un sei nessuno si muove.',
      hint: 'Traccia un riquadro attorno ai due (Maiusc e trascina; col dito, prima tieni fermo), poi trascina uno di loro. Oppure dai loro gli ordini uno per uno, fianco a fianco.',
      remarks: {
        alone: 'Ha tirato per sé. In due si tira un dado solo.',
        after: 'Un quattro: 20 − 4 = 16. Una volta su sei saresti ancora al punto di partenza.',
      },
    },
    A3: {
      title: 'Il tiro',
      about: 'Si resta fermi; la distanza fissa il risultato necessario.',
      say: 'Un moschetto spara solo se chi lo porta resta fermo tutto il turno. Tocca Lecoq, poi Hamon, e confronta prima di scegliere.',
      hint: 'Tocca Dunn, poi il francese più vicino.',
      remarks: {
        far: 'Un cinque: a 18 cm colpisce, a 37 manca.',
        walked: 'Ha camminato, e il moschetto è rimasto muto.',
        after:
          'Serviva cinque, è uscito cinque. Fino a 20 cm serve 5, fino a 40 un 6, fino a 60 due sei di fila.',
      },
    },
    A4: {
      title: 'Ricaricare',
      about: 'Un colpo ogni due turni.',
      say: 'Il moschetto di Dunn è scarico. Lasciato fermo, ricarica da sé; se cammina, porta solo un bastone. Wright sorvegli la strada: fagli prendere di mira Hamon.',
      hint: 'Lascia in pace Dunn; fai mirare Wright; chiudi gli ordini.',
      remarks: {
        'still-empty': 'Si è mosso, e il moschetto è ancora scarico. Quel turno costa caro.',
        after:
          'Carico. A Wright serviva 5, ha fatto 3: manda gli uomini in coppia, uno spara mentre l’altro ricarica.',
        'after-quiet': 'Carico. Manda gli uomini in coppia: uno spara mentre l’altro ricarica.',
      },
    },
    A5: {
      title: 'La copertura',
      about: 'Addossato a un muro spari liberamente, e lui a −1.',
      say: 'Stessi moschetti, stessa distanza, un solo muro. Tu ci stai addosso, perciò ostacola solo lui. Fuoco!',
      hint: 'Tocca Dunn, poi Rouault; chiudi gli ordini.',
      remarks: {
        down: 'Basso dietro il muro non poteva essere preso di mira, né fare nulla.',
        open: 'Allo scoperto quel cinque l’ha ucciso.',
        after: 'Ha fatto cinque: 5 − 1 = 4, e serviva 5. Il muro ha salvato un uomo.',
      },
    },
    A6: {
      title: 'La mischia',
      about: 'L’arma più lunga colpisce per prima; supera la classe dell’avversario.',
      say: 'Monsieur de Kergu ha solo la spada. Mandagli addosso qualcuno: la baionetta colpisce prima della spada, due spade insieme. È di classe 4: ti serve cinque.',
      hint: 'Trascina Dunn su Kergu.',
      remarks: {
        sword: 'Due spade colpiscono insieme: la tua ha mancato, la sua ti ha respinto.',
        after:
          'Un cinque, prima che potesse alzare la lama. Spada contro spada il rischio sarebbe stato maggiore.',
      },
    },
    A7: {
      title: 'L’obiettivo',
      about: 'Un luogo è di chi vi si trova da solo.',
      say: 'Ultimo turno. Il pozzo vale tre punti per la parte che da sola ha qualcuno entro 5 cm. Metti lì Dunn, e bada che Besnard non ci sia.',
      hint: 'Wright spara, Dunn cammina.',
      remarks: {
        nobody: 'Entrambi al pozzo, o nessuno: nessuno segna punti.',
        after: 'Tre punti, e la battaglia.',
      },
    },
  },
  freeFight: {
    title: 'Scontro libero',
    about: 'Tre turni contro una recluta, con dadi veri.',
    say: 'Adesso senza di me. Due sparano, due avanzano?',
    next: 'Gioca Il pozzo di Matignon per intero, e prova i boschi.',
  },
  labels: {
    walked: 'Percorsi',
    allowance: 'Movimento disponibile',
    die: 'Dado',
    blocked: 'Bloccati',
    'range-near': 'Fino a Lecoq',
    'chance-near': 'Colpisce Lecoq',
    'range-far': 'Fino a Hamon',
    'chance-far': 'Colpisce Hamon',
    range: 'Distanza',
    need: 'Serve',
    yours: 'Il tuo modificatore',
    his: 'Il suo modificatore',
    'chance-yours': 'Colpisci',
    'chance-his': 'Lui colpisce',
    bayonet: 'Cade Dunn',
    sword: 'Cadrebbe Hale',
    points: 'Punti',
  },
  phrases: {
    'Put two of the volunteers out of the fight.': 'Mettere fuori combattimento due volontari.',
    'Put two of the redcoats out of the fight.': 'Mettere fuori combattimento due giubbe rosse.',
  },
};
