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
    title: 'Band of a distance on the limit of two',
    shape: choice(['nearer', 'farther']),
    sets: 'edge',
    says: 'farther: 10 cm is in 10-20; the outermost limit stays in range',
    readBy: ['shoot'],
  }),
  option({
    id: 'weapon.musketoon-bands',
    title: 'Range bands of the musketoon',
    shape: choice(['edition', 'long', 'short']),
    default: 'edition',
    says: `long: ${limits(musketoonLong)} cm, short: ${limits(musketoonShort)} cm, in any edition`,
    readBy: ['shoot'],
    amend: (rules: Rules, bands) => {
      if (bands === 'edition') return rules;
      const musketoon = bands === 'long' ? musketoonLong : musketoonShort;
      return withShoot(rules, { firearms: { ...rules.shoot.firearms, musketoon } });
    },
  }),
  option({
    id: 'shoot.natural-eight',
    title: 'Whether a shooting die goes up to 8',
    shape: flag(),
    default: true,
    says: 'false: in 2024 a shooting die stops at 7, without a third throw',
    readBy: ['shoot'],
    amend: (rules: Rules, upToEight) =>
      upToEight ? rules : withShoot(rules, { highest: base.shoot.highest }),
  }),
] as const satisfies readonly Option<Rules>[];

export const shootingOptions = [
  shootOption({
    id: 'shoot.contact-terrain',
    title: 'Terrain just before and in contact',
    shape: choice(['waived', 'counts']),
    sets: 'terrainInContact',
    says: 'counts: terrain modifiers hold in and before contact',
    readBy: ['shoot'],
  }),
  option({
    id: 'shoot.forest-edge',
    title: 'Forest edge for a mounted target, in cm',
    shape: number(0, 10),
    default: forestEdgeCm,
    says: 'the depth up to which a mounted target is at the edge',
    readBy: ['shoot'],
    amend: (rules: Rules, cm) =>
      rules.shoot.forestEdgeCm === null ? rules : withShoot(rules, { forestEdgeCm: cm }),
  }),
  option({
    id: 'shoot.swimming',
    title: 'Where a swimming target counts',
    shape: choice(['edition', 'terrain']),
    default: 'edition',
    says: 'terrain: swimming is a terrain modifier everywhere',
    readBy: ['shoot'],
    amend: (rules: Rules, reading) => (reading === 'terrain' ? swimmingInTerrain(rules) : rules),
  }),
  option({
    id: 'shoot.mounted-infantry-contact',
    title: 'Mounted infantry firing just before contact',
    shape: choice(['arriving', 'never']),
    default: 'arriving',
    says: 'never: 2024 mounted infantry cannot fire when arriving either',
    readBy: ['shoot'],
    amend: (rules: Rules, when) =>
      when === 'never'
        ? withShoot(rules, { mountedInfantryBarred: rules.shoot.mountedInfantryRowAlone })
        : rules,
  }),
  option({
    id: 'shoot.mounted-awaiting',
    title: 'Which approach makes waiting cavalry count as moving',
    shape: choice(['edition', 'charge', 'contact']),
    default: 'edition',
    says: 'charge: only a charge, as in 2021; contact: anyone coming into contact, as in 2024',
    readBy: ['shoot'],
    amend: (rules: Rules, approach) =>
      approach === 'edition' ? rules : withShoot(rules, { awaiting: awaited[approach] }),
  }),
  shootOption({
    id: 'shoot.line-figure',
    title: 'Bases in the line of fire',
    shape: choice(['blocks', 'free']),
    sets: 'lineFigure',
    says: 'free: bases never block a line of fire',
    readBy: ['shoot'],
  }),
  shootOption({
    id: 'shoot.into-melee',
    title: 'Shots at a target that touches a friend',
    shape: choice(['forbidden', 'allowed']),
    sets: 'intoMelee',
    says: 'allowed: no refusal',
    readBy: ['shoot'],
  }),
  option({
    id: 'shoot.surprise',
    title: 'Surprise shots',
    shape: flag(),
    default: base.surprise,
    says: 'true: shooter.surprise may be used and gives its bonus',
    readBy: ['shoot'],
    amend: (rules: Rules, inUse) =>
      withCells({ ...rules, surprise: inUse }, { surprise: inUse ? [surprise] : [] }),
  }),
] as const satisfies readonly Option<Rules>[];

export const hidingOptions = [
  shootOption({
    id: 'hide.found',
    title: 'Distance at which a crouched figure is seen, in cm',
    shape: number(0, 10),
    sets: 'foundCm',
    says: 'the distance in cm',
    readBy: ['shoot'],
  }),
  option({
    id: 'hide.forest-ten',
    title: `Exactly ${forestCm} cm of forest on the coastal sheet`,
    shape: choice(['seen', 'hidden']),
    default: base.shoot.forestLimit,
    says: `hidden: coastal, exactly ${forestCm} cm of forest cannot be shot through`,
    readBy: ['shoot'],
    amend: (rules: Rules, forestLimit) =>
      rules.shoot.forestLimitDisputed ? withShoot(rules, { forestLimit }) : rules,
  }),
] as const satisfies readonly Option<Rules>[];
