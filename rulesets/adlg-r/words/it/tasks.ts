/** Italian words of tasks, their choices, and the notes of proposals. */
import { counted, listed } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';

const points = (count: number): string => counted(count, 'punto', 'punti', 'it');

const tasks: InteractionWords['tasks'] = {
  activate: 'Prossimo corpo',
  corps: (name, least, most) => `${name}: da ${least} a ${most} PC`,
  place: 'Destinazione',
  march: 'Manovra',
  handles: {
    forward: 'Avanzata',
    slide: 'Scivolata',
    'wheel-left': 'Conversione a sinistra',
    'wheel-right': 'Conversione a destra',
    pivot: 'Rotazione',
  },
  turn: 'Quarto o mezzo giro',
  turns: {
    none: 'Nessuno',
    left: 'Quarto di giro a sinistra',
    right: 'Quarto di giro a destra',
    half: 'Mezzo giro',
  },
  front: 'Fronte',
  fronts: {
    none: 'Così com’è',
    'extend-left': 'Estendere di un’unità a sinistra',
    'extend-right': 'Estendere di un’unità a destra',
    'contract-left': 'L’ala sinistra si accoda',
    'contract-right': 'L’ala destra si accoda',
    column: 'Colonna',
  },
  steps: {
    advance: 'Avanzata',
    slide: 'Scivolata',
    wheel: 'Conversione',
    quarter: 'Quarto di giro',
    half: 'Mezzo giro',
    extend: 'Estensione',
    contract: 'Contrazione',
    pivot: 'Rotazione',
  },
  step: (name, counts) => `${name} (conta ${counts})`,
  charge: 'Carica',
  nobody: 'Nessuno',
  manner: 'Modo',
  manners: { charge: 'Caricare', spontaneous: 'Carica spontanea', support: 'Andare in sostegno' },
  into: 'Terreno sfavorevole',
  intos: { yes: 'Entrarvi', no: 'Fermarsi davanti' },
  act: 'Ordine',
  acts: {
    none: 'Nessuno',
    rally: 'Recupero',
    square: 'Formare il quadrato',
    unsquare: 'Lasciare il quadrato',
    stakes: 'Piantare i pali',
    disengage: 'Disimpegnarsi',
    hold: 'Trattenere',
    'leave-back': 'Uscire dalla ZdC dritto indietro',
    'leave-evade': 'Uscire dalla ZdC con un’evasione',
    'leave-ahead': 'Uscire dalla ZdC dritto avanti',
  },
  free: 'Punto gratuito',
  payWith: { roll: 'Tenerlo', free: 'Usarlo' },
  attach: 'Unirsi a un’unità',
  alone: 'Nessuna',
  target: 'Bersaglio',
  main: 'Tiratore principale',
  shootOver: 'Da quale lato',
  shootEdges: { front: 'Fronte', left: 'Sinistra', right: 'Destra', rear: 'Retro' },
  supports: 'In sostegno',
  engage: 'Generale',
  engages: { yes: 'Combatte con la sua unità', no: 'Resta fuori dal combattimento' },
  fight: 'Mischia',
  versus: (one, other) => `${one} contro ${other}`,
  pursue: 'Inseguimento',
  pursues: { yes: 'Inseguire', no: 'Restare' },
  along: 'Accompagnare',
  answer: 'Risposta',
  answers: {
    stand: 'Resistere',
    evade: 'Evasione',
    'evade-turn': 'Evasione, poi di nuovo fronte al nemico',
    'evade-align': 'Evasione nel senso della carica',
    'evade-align-turn': 'Evasione nel senso della carica, poi fronte al nemico',
  },
  follow: (name) => `${name}: fin dove`,
  choose: 'Scelta',
  wings: { left: 'Prima l’ala sinistra', right: 'Prima l’ala destra' },
};

const grounds: InteractionWords['grounds'] = {
  open: 'terreno aperto',
  brush: 'sterpaglia',
  field: 'campo',
  'enclosed-field': 'campo recintato',
  rough: 'terreno accidentato',
  difficult: 'terreno difficile',
  impassable: 'impraticabile',
};

const notes: InteractionWords['notes'] = {
  order: 'Ordine',
  price: 'Prezzo',
  free: 'Di cui punto gratuito',
  left: 'Restano poi',
  used: 'Percorso',
  moveNumber: 'Movimento della fase',
  ground: 'Terreno peggiore',
  zones: 'Entra nella ZdC di',
  shot: 'Tiro',
  melee: 'Mischia',
  sumOf: (name) => name,
  range: 'Distanza',
  modifier: 'Tiratore',
  protection: 'Bersaglio',
  rest: 'Ancora possibile',
  need: 'Da raggiungere col dado',
  bonus: 'Aggiunto al dado',
  charge: 'Carica',
  mayEvade: 'Può evadere',
  nobodyEvades: 'nessuno',
};

const odds: InteractionWords['odds'] = {
  hit: 'il bersaglio perde un punto o più',
  losesMore: (lost) => `il bersaglio perde ${points(lost)}`,
  rallies: (recovered) => (recovered === 0 ? 'recupero fallito' : `recupera ${points(recovered)}`),
  beaten: (who) => `perde di più: ${who}`,
  pointsOfOne: (who, lost) => `${who}: ${points(lost)} in meno`,
  routs: (who) => `${who}: rotta`,
  nothing: 'nessuna perdita',
  and: (parts) => parts.join('; '),
  cp: (cp, free) => `${cp} PC${free > 0 ? ` e ${free} gratuito` : ''}`,
};

const groups: InteractionWords['groups'] = {
  joined: (corps, names) => `${corps}: ${listed(names, 'it')}`,
};

export const taskWords = { tasks, grounds, notes, odds, groups };
