/** English words for a battle before it begins. */
import { counted } from '@grognard/rules-kit';
import type { Gear } from '../model.ts';
import { firearmNames, meleeWeaponNames, moverNames } from './en-terms.ts';
import type { ScenarioWords } from './table-words.ts';

/** The gear of a figure, which may slow it. */
const dress: Readonly<Record<Gear, string>> = {
  light: '',
  full: ' in full equipment',
  breastplate: ' in a breastplate',
  'awkward-civilian': ' in town clothes',
  'everyday-dress': ' in a dress',
  child: ', a child',
  'wooden-leg': ' with a wooden leg',
  elderly: ', old',
  'rich-dress': ' in a heavy dress',
};

export const scenarioWords: ScenarioWords = {
  history: 'History',
  aims: 'Aims',
  balance: 'Balance',
  noPlan: 'This side’s plan is secret.',
  planOf: (side) => `Plan of ${side}`,
  mostPoints: (turns) => `Most points after ${counted(turns, 'turn')} wins.`,
  points: (points) => counted(points, 'point'),
  aim: (side, words, secrecy) => `${side}: ${words}${secrecy === 'secret' ? ' (secret)' : ''}`,
  closeOrder: (files, figures) => `In close order, ${files} abreast: ${counted(figures, 'figure')}.`,
  unlisted: 'Hidden figures, if any, are not listed.',
  kind: (figure, reader) => {
    const { troop, class: rank, gear, firearms, weapons, swims, leader, captive, secret, light } = figure;
    const kind = troop === 'foot' ? `on foot${dress[gear]}` : moverNames[troop];
    const marks = [
      leader ? 'leader' : null,
      captive ? 'prisoner' : null,
      light ? 'trained light infantry' : null,
      swims === 'none' ? null : `${swims} swimmer`,
      secret && reader === 'own' ? 'hidden' : null,
    ].filter((mark) => mark !== null);
    const arms = [...firearms.map((id) => firearmNames[id]), ...weapons.map((id) => meleeWeaponNames[id])];
    const who = [`Class ${rank} ${kind}`, ...marks].join(', ');
    return arms.length === 0 ? who : `${who}; ${arms.join(', ')}`;
  },
  named: (kind, names) => `${kind}: ${names}`,
};
