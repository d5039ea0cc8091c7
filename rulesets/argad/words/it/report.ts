/** Italian sentences of a battle report: movement, hiding, things, bodies, aims and the end. */
import { entryAt } from '@grognard/lists';
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { report as english, ReportedWalk } from '../en-report.ts';
import { inside, of, subject, the } from './grammar.ts';

const points = ['est', 'nord-est', 'nord', 'nord-ovest', 'ovest', 'sud-ovest', 'sud', 'sud-est'];

const edges: Readonly<Record<string, string>> = { north: 'nord', east: 'est', south: 'sud', west: 'ovest' };

/** Why a move ended before its path did. */
const halts: Readonly<Record<ReportedWalk['stopped'], string>> = {
  arrived: '',
  allowance: ', fin dove può',
  contact: ', fino al nemico',
  friend: ', e si ferma davanti a un amico',
  blocked: ', e trova la via sbarrata',
  halted: ', e si ferma dove c’è ancora posto',
};

/** Why figures with orders to move stayed in place. */
const hindrances: Readonly<Record<ReportedWalk['stopped'], string>> = {
  arrived: '',
  allowance: '',
  contact: ': nemico addosso',
  friend: ': amici sulla via',
  blocked: ': la via è sbarrata',
  halted: ': più in là non c’è posto',
};

const gaits = {
  walks: 'avanza di',
  rides: 'cavalca per',
  crouches: 'avanza carponi di',
  swims: 'nuota per',
} as const;

const men = (number: number): string => counted(number, 'uomo', 'uomini', 'it');
const all = (who: readonly string[]): string => listed(who.map(the), 'it');

export const report: typeof english = {
  compass: (heading) => entryAt(points, Math.round(heading / 450) % points.length),
  cm: (tenths) => `${decimal(Math.round(tenths / 10) / 10, 'it')} cm`,
  emptyField: ': sul campo non c’è più nessuno',
  endings: {
    'scenario.end': ': sul campo resta una sola parte',
    'leader.half': ': una parte ha perso metà della sua gente e si ritira',
    'aim.points': ': ogni obiettivo è deciso',
    'scenario.turns': ': il tempo è scaduto',
  },
  purposes: { shot: 'tiro', blow: 'colpo', slow: 'rallentamento', crouch: 'carponi' },
  leg: (length, toward) => `${length} verso ${toward}`,
  conceded: (side) => `Abbandona la battaglia: ${side}.`,
  slowed: (who, ground, lengths) => {
    const same = new Set(lengths).size === 1;
    const far = same ? `${lengths[0]}${who.length > 1 ? ' ciascuno' : ''}` : listed(lengths, 'it');
    return `${all(who)}: ancora ${far} di movimento ${inside(ground)}.`;
  },
  stuck: (who, ground) =>
    `${all(who)} ${who.length > 1 ? 'non riescono' : 'non riesce'} ad avanzare ${inside(ground)}.`,
  nothingLeft: (who, ground) => `${all(who)}: movimento esaurito ${inside(ground)}.`,
  stayed: (who, stopped) =>
    stopped === 'arrived'
      ? null
      : `${all(who)} ${who.length > 1 ? 'non avanzano' : 'non avanza'}${hindrances[stopped]}.`,
  bodyStayed: (leader, stopped) => `Il reparto ${of(leader)} non avanza${hindrances[stopped]}.`,
  moved: ({ who, length, toward, manner, into, stopped }) =>
    `${subject(who)} ${gaits[manner]} ${length} verso ${toward}${into === null ? '' : `, ${into}`}${halts[stopped]}.`,
  bodyMoved: (leader, number, toward, march) =>
    `Il reparto ${of(leader)}, ${men(number)}, ${march === null ? '' : `marcia per ${march} e `}si ferma con il fronte a ${toward}.`,
  formed: (leader, number, files) =>
    `${subject(leader)} schiera ${men(number)} in ordine chiuso, ${files} affiancati.`,
  closedUp: (leader, number, files) =>
    `Il reparto ${of(leader)} riallinea le righe: ${men(number)}, ${files} affiancati.`,
  changedRank: (leader, number, files) =>
    `Il reparto ${of(leader)} cambia riga: ${men(number)}, ora ${files} affiancati.`,
  opened: (who) => `${who} apre le righe: ognuno agisce per sé.`,
  aBody: 'Un reparto',
  bodyUnder: (leader) => (leader === null ? 'Un reparto senza capo' : `Il reparto ${of(leader)}`),
  rowed: (boat, way, aboard) =>
    `${subject(boat)} avanza a remi di ${way}${aboard === 0 ? '' : `, ${aboard} a bordo`}.`,
  rowedOff: (boat) => `${subject(boat)} vira.`,
  boatStayed: (boat) => `${subject(boat)} resta dov’è.`,
  crouched: (who) => `${subject(who)} si abbassa, fuori vista.`,
  stoodUp: (who) => `${subject(who)} si rialza.`,
  mounted: (who) => `${subject(who)} monta in sella.`,
  dismounted: (who) => `${subject(who)} smonta e lascia lì il cavallo.`,
  boarded: (who, boat) => `${subject(who)} sale a bordo ${of(boat)}.`,
  wentAshore: (who) => `${subject(who)} scende a terra.`,
  took: (who, thing) => `${subject(who)} raccoglie ${the(thing)}.`,
  helped: (who, thing) => `${subject(who)} aiuta a portare ${the(thing)}.`,
  letGoOf: (who, thing) => `${subject(who)} lascia ${the(thing)}.`,
  dropped: (who, thing) => `${subject(who)} posa ${the(thing)}.`,
  found: (who, side) => `Scoperto il nascondiglio ${of(who)} (${side}).`,
  shown: (who) => `${subject(who)} esce dal nascondiglio.`,
  left: (who, edge, thing) =>
    `${subject(who)} lascia il tavolo dal bordo ${edges[edge] ?? edge}${thing === null ? '' : ` con ${the(thing)}`}.`,
  seized: (who, side) => `Cattura: ${the(who)}, in mano a ${side}.`,
  letGo: (who) => `${subject(who)} non è più in mano a nessuno.`,
  scored: (side, score, aim) =>
    `${side}, ${counted(score, 'punto', 'punti', 'it')}: ${aim.replace(/[.!]$/, '')}.`,
  won: (side, tally, why) => `La battaglia è finita${why}. Vittoria: ${side} (${tally}).`,
  drawn: (tally, why) => `La battaglia è finita${why}. Pareggio: ${tally}.`,
};
