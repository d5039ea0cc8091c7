/** Italian sentences of a battle report. A name stands before a colon, so that nothing need agree with it. */
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { UnitEdge } from '../../table/state/model.ts';
import type { ReportWords } from '../table-words.ts';

const points = (number: number): string => counted(number, 'punto di coesione', 'punti di coesione', 'it');
const pc = (number: number): string => counted(number, 'punto di comando', 'punti di comando', 'it');
const all = (names: readonly string[]): string => listed(names, 'it');

const edges: Readonly<Record<UnitEdge, string>> = {
  front: 'di fronte',
  left: 'sul fianco sinistro',
  right: 'sul fianco destro',
  rear: 'alle spalle',
};

export const report: ReportWords = {
  purposes: {
    command: 'comando',
    'command-anew': 'comando, tirato di nuovo',
    shoot: 'tiro',
    melee: 'mischia',
    rally: 'recupero',
    'commander-risk': 'rischio del generale',
    rampage: 'panico',
    camp: 'accampamento',
    loot: 'saccheggio',
    charge: 'distanza della carica',
    evade: 'distanza dell’evasione',
    initiative: 'iniziativa',
    comes: 'presenza',
    terrain: 'posto del terreno',
    river: 'natura del fiume',
    adjust: 'ritocco del terreno',
    arrival: 'marcia di fianco',
  },
  commander: (corps) => `Generale (${corps})`,
  length: (ud, cm) => `${decimal(ud, 'it')} UD (${decimal(cm, 'it')} cm)`,
  turn: (turn, side) => `Turno ${turn}. ${side}.`,
  activated: (corps, rolled, free) =>
    `${corps}: ${pc(rolled)}${free > 0 ? ', più quello del generale' : ''}.`,
  hesitated: (corps, hesitates) =>
    `${corps}: ${hesitates ? 'esita, nessun ordine in questo turno' : 'affidabile da ora in poi'}.`,
  orders: {
    move: 'Movimento',
    support: 'Movimento in sostegno',
    charge: 'Carica',
    spontaneous: 'Carica spontanea',
    uncontrolled: 'Carica incontrollata',
    disengage: 'Disimpegno',
    leave: 'Uscita da una zona di controllo',
    conform: 'Allineamento al nemico',
    rally: 'Recupero',
    square: 'Quadrato',
    stakes: 'Pali',
    ready: 'Preparazione al combattimento',
    ride: 'Spostamento del generale',
    hold: 'Trattenute',
    enter: 'Entrata',
    urge: 'Incitamento a un corpo esitante',
  },
  ordered: (names, order, spent, free) =>
    `${order} (${spent + free === 0 ? 'gratis' : `${pc(spent + free)}${free > 0 ? ', di cui uno del generale' : ''}`}): ${all(names)}.`,
  moves: {
    order: 'movimento',
    support: 'movimento in sostegno',
    charge: 'carica',
    evade: 'evasione',
    disengage: 'disimpegno',
    'leave-zoc': 'uscita dalla zona di controllo',
    conform: 'si conforma al nemico',
    shifted: 'fa posto',
    pushed: 'deve arretrare',
    pursuit: 'inseguimento',
    faced: 'si volge verso il nemico',
  },
  moved: (name, how, length) => `${name}: ${how}${length === null ? '' : `, ${length}`}.`,
  rode: (who, joined) => `${who}: ${joined === null ? 'cambia posto' : `raggiunge ${joined}`}.`,
  leftAlone: (who) => `${who}: solo sul campo.`,
  pushedAside: (who) => `${who}: deve fare posto.`,
  formed: (name, square) => `${name}: ${square ? 'forma il quadrato' : 'lascia il quadrato'}.`,
  planted: (name, planted) => `${name}: ${planted ? 'pianta i pali' : 'abbandona i pali'}.`,
  readied: (name) => `${name}: pronto al combattimento.`,
  held: (names) => `Trattenute: ${all(names)}.`,
  enemyCamp: 'l’accampamento nemico',
  declared: (names, target) => `${all(names)}: carica contro ${target}.`,
  answered: {
    stand: (name) => `${name}: resta sul posto.`,
    evade: (name) => `${name}: evasione.`,
    counter: (name) => `${name}: controcarica.`,
    blocked: (name) => `${name}: non trova via d’uscita e resta sul posto.`,
  },
  distance: (names, ud) =>
    `${all(names)}: ${ud === 0 ? 'distanza invariata' : `${Math.abs(ud)} UD in ${ud > 0 ? 'più' : 'meno'}`}.`,
  met: (name, enemy, edge) => `${name}: a contatto con ${enemy}, ${edges[edge]}.`,
  conformed: (name, enemy) => `${name}: si conforma a ${enemy}.`,
  burst: (name, by) => `${name}: ranghi attraversati (${by}).`,
  shot: (name, supports, target, lost) =>
    `${name}${supports > 0 ? ` (sostegni: ${supports})` : ''}: tiro su ${target}; ${lost === 0 ? 'senza effetto' : `${points(lost)} in meno`}.`,
  engaged: (who, engaged) => `${who}: ${engaged ? 'combatte in prima fila' : 'lascia la prima fila'}.`,
  fought: (a, b, lossA, lossB) => {
    const losses = [
      lossA > 0 ? `${a} perde ${points(lossA)}` : '',
      lossB > 0 ? `${b} perde ${points(lossB)}` : '',
    ];
    const told = losses.filter((loss) => loss !== '').join('; ');
    return `Mischia: ${a} contro ${b}; ${told === '' ? 'nessuno cede' : told}.`;
  },
  campTried: (name, side, taken) =>
    `${name}: ${taken ? 'prende l’accampamento' : 'non riesce a prendere l’accampamento'} (${side}).`,
  looted: (name, looting) => `${name}: ${looting ? 'saccheggia l’accampamento' : 'smette di saccheggiare'}.`,
  causes: {
    'rout.friends': ', per una rotta davanti a sé',
    'elephant.rampage': ', sotto i piedi degli elefanti',
    'melee.multiple-loss': ', presa da due lati',
    'interpenetration.burst': ', per gli amici che la attraversano',
  },
  lost: (name, lost, cause) => `${name}: ${points(lost)} in meno${cause}.`,
  rallied: (name, recovered) =>
    `${name}: ${recovered === 0 ? 'recupero fallito' : `recupero, ${points(recovered)} in più`}.`,
  routed: (name) => `${name}: in rotta.`,
  rampages: {
    ahead: 'in avanti',
    left: 'verso sinistra',
    right: 'verso destra',
    rear: 'all’indietro',
  },
  rampaged: (name, way) => `${name}: panico ${way}.`,
  commanderLost: (who) => `${who}: fuori combattimento.`,
  removed: (names) => `Perdite: ${all(names)}.`,
  fled: (name) => `${name}: lascia il tavolo.`,
  pursued: (name, length) => `${name}: inseguimento, ${length}.`,
  standing: (side, losses, value) => `${side} ${losses} su ${value}`,
  checked: (standings) => `Perdite e valore degli eserciti: ${standings.join('; ')}.`,
  endings: {
    'victory.break': 'Un esercito è in rotta.',
    'victory.draw': 'Entrambi gli eserciti sono in rotta.',
    'victory.points-game': 'Giocato l’ultimo turno.',
  },
  won: (winner, tally, why) => `Vittoria: ${winner}. ${why} Perdite: ${tally}.`,
  drawn: (tally, why) => `Pareggio. ${why} Perdite: ${tally}.`,
};
