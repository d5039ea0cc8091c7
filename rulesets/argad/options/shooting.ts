/** Options of shooting and hiding. */
import { choice, flag, number, type Option, option, optionsOn } from '@grognard/rules-kit';
import { forestCm, forestEdgeCm } from '../data/distances.ts';
import { type Firearm, musketoonLong, musketoonShort } from '../data/firearms.ts';
import { withCells, withShoot } from '../editions/amending.ts';
import { base } from '../editions/base.ts';
import { swimmingInTerrain } from '../editions/coastal-arms.ts';
import type { Rules } from '../model.ts';
import { surprise } from '../rules/shoot/rows.ts';
import { awaited } from '../rules/shoot/situation.ts';

const shootOption = optionsOn(base, 'shoot');

function limits({ bands }: Firearm): string {
  return bands.map(({ upToCm }) => upToCm).join('/');
}

export const weaponOptions = [
  shootOption({
    id: 'weapon.edge',
    title: 'Distance exactly between two range bands',
    shape: choice(['nearer', 'farther']),
    sets: 'edge',
    effects: { farther: '10 cm counts as 10–20. The outermost limit stays in range.' },
    readBy: ['shoot'],
  }),
  option({
    id: 'weapon.musketoon-bands',
    title: 'Musketoon range bands',
    shape: choice(['edition', 'long', 'short']),
    default: 'edition',
    effects: {
      long: `${limits(musketoonLong)} cm in any edition.`,
      short: `${limits(musketoonShort)} cm in any edition.`,
    },
    readBy: ['shoot'],
    amend: (rules: Rules, bands) => {
      if (bands === 'edition') return rules;
      const musketoon = bands === 'long' ? musketoonLong : musketoonShort;
      return withShoot(rules, { firearms: { ...rules.shoot.firearms, musketoon } });
    },
  }),
  option({
    id: 'shoot.natural-eight',
    title: 'Shooting dice can reach 8',
    shape: flag(),
    default: true,
    effects: { off: 'in 2024 a shooting die stops at 7.' },
    readBy: ['shoot'],
    amend: (rules: Rules, upToEight) =>
      upToEight ? rules : withShoot(rules, { highest: base.shoot.highest }),
  }),
] as const satisfies readonly Option<Rules>[];

export const shootingOptions = [
  shootOption({
    id: 'shoot.contact-terrain',
    title: 'Terrain modifiers in and just before contact',
    shape: choice(['waived', 'counts']),
    sets: 'terrainInContact',
    effects: { counts: 'terrain modifiers apply there too.' },
    readBy: ['shoot'],
  }),
  option({
    id: 'shoot.forest-edge',
    title: 'Depth of the forest edge for mounted targets (cm)',
    shape: number(0, 10),
    default: forestEdgeCm,
    readBy: ['shoot'],
    amend: (rules: Rules, cm) =>
      rules.shoot.forestEdgeCm === null ? rules : withShoot(rules, { forestEdgeCm: cm }),
  }),
  option({
    id: 'shoot.swimming',
    title: 'Swimming target',
    shape: choice(['edition', 'terrain']),
    default: 'edition',
    effects: { terrain: 'a terrain modifier in every edition.' },
    readBy: ['shoot'],
    amend: (rules: Rules, reading) => (reading === 'terrain' ? swimmingInTerrain(rules) : rules),
  }),
  option({
    id: 'shoot.mounted-infantry-contact',
    title: 'Mounted infantry firing just before contact',
    shape: choice(['arriving', 'never']),
    default: 'arriving',
    effects: { never: 'not even on arrival, in 2024.' },
    readBy: ['shoot'],
    amend: (rules: Rules, when) =>
      when === 'never'
        ? withShoot(rules, { mountedInfantryBarred: rules.shoot.mountedInfantryRowAlone })
        : rules,
  }),
  option({
    id: 'shoot.mounted-awaiting',
    title: 'When waiting cavalry counts as moving',
    shape: choice(['edition', 'charge', 'contact']),
    default: 'edition',
    effects: {
      charge: 'only when charged, as in 2021.',
      contact: 'when anyone comes into contact, as in 2024.',
    },
    readBy: ['shoot'],
    amend: (rules: Rules, approach) =>
      approach === 'edition' ? rules : withShoot(rules, { awaiting: awaited[approach] }),
  }),
  shootOption({
    id: 'shoot.line-figure',
    title: 'Bases in the line of fire',
    shape: choice(['blocks', 'free']),
    sets: 'lineFigure',
    effects: { free: 'shots pass all bases.' },
    readBy: ['shoot'],
  }),
  shootOption({
    id: 'shoot.into-melee',
    title: 'Shooting at a target in contact with a friend',
    shape: choice(['forbidden', 'allowed']),
    sets: 'intoMelee',
    effects: { allowed: 'such shots are not refused.' },
    readBy: ['shoot'],
  }),
  option({
    id: 'shoot.surprise',
    title: 'Surprise shots',
    shape: flag(),
    default: base.surprise,
    effects: { on: 'a surprise shot gets its bonus.' },
    readBy: ['shoot'],
    amend: (rules: Rules, inUse) =>
      withCells({ ...rules, surprise: inUse }, { surprise: inUse ? [surprise] : [] }),
  }),
] as const satisfies readonly Option<Rules>[];

export const hidingOptions = [
  shootOption({
    id: 'hide.found',
    title: 'Distance at which a crouched figure is found (cm)',
    shape: number(0, 10),
    sets: 'foundCm',
    readBy: ['shoot'],
  }),
  option({
    id: 'hide.forest-ten',
    title: `Exactly ${forestCm} cm of forest (coastal)`,
    shape: choice(['seen', 'hidden']),
    default: base.shoot.forestLimit,
    effects: { hidden: `no shot through exactly ${forestCm} cm.` },
    readBy: ['shoot'],
    amend: (rules: Rules, forestLimit) =>
      rules.shoot.forestLimitDisputed ? withShoot(rules, { forestLimit }) : rules,
  }),
] as const satisfies readonly Option<Rules>[];
