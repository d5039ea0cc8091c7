/** `dressOf`: headdress, coat and badge by which kinds of troops are told apart. */
import type { DressLook } from '@grognard/engine';
import type { Kind } from '../model.ts';

const dresses: Readonly<Record<Kind, DressLook>> = {
  'light-infantry': { headdress: 'cap', badge: 'horn' },
  bowmen: { headdress: 'cap', badge: 'sprig' },
  crossbowmen: { headdress: 'cap', badge: 'sight' },
  shot: { headdress: 'round-hat' },
  'medium-swordsmen': { headdress: 'helmet', badge: 'sabre' },
  'medium-spearmen': { headdress: 'helmet', badge: 'crown' },
  'bayonet-medium': { headdress: 'tricorne' },
  'bayonet-heavy': { headdress: 'tricorne', badge: 'grenade' },
  'heavy-swordsmen': { headdress: 'helmet', badge: 'cuirass', outfit: 'breastplate' },
  'foot-knights': { headdress: 'helmet', badge: 'helmet', outfit: 'breastplate' },
  'heavy-spearmen': { headdress: 'helmet', badge: 'crown', outfit: 'breastplate' },
  colunela: { headdress: 'helmet', outfit: 'breastplate' },
  tercio: { headdress: 'helmet', outfit: 'breastplate' },
  'later-tercio': { headdress: 'round-hat', outfit: 'breastplate' },
  keil: { headdress: 'helmet' },
  'pike-and-shot': { headdress: 'round-hat', outfit: 'breastplate' },
  'later-pike-and-shot': { headdress: 'tricorne' },
  levy: { headdress: 'bare' },
  'war-wagon': { headdress: 'cap' },
  'light-artillery': { headdress: 'round-hat' },
  'medium-artillery': { headdress: 'round-hat', badge: 'guns' },
  'heavy-artillery': { headdress: 'round-hat', badge: 'shell' },
  'light-cavalry': { headdress: 'busby', badge: 'sabre' },
  dragoons: { headdress: 'round-hat', badge: 'horn' },
  'medium-cavalry': { headdress: 'round-hat' },
  'heavy-cavalry': { headdress: 'helmet', badge: 'cuirass', outfit: 'breastplate' },
  'heavily-armoured-cavalry': { headdress: 'helmet', badge: 'helmet', outfit: 'breastplate' },
  gendarmes: { headdress: 'helmet', badge: 'crown', outfit: 'breastplate' },
  elephants: { headdress: 'bare', badge: 'bundle' },
};

export function dressOf(kind: Kind): DressLook {
  return dresses[kind];
}
