/** Refusals of shooting, in the order in which they are reported. */
import { forestCm } from '../../data/distances.ts';
import { refusalList, withCoastalArms, withMounted } from '../lists.ts';
import type { ShotSituation } from './situation.ts';

export const shootRefusals = refusalList<ShotSituation>([
  { id: 'shoot.loaded', when: ({ shooter }) => !shooter.loaded },
  { id: 'shoot.range', when: ({ band }) => band === null },
  { id: 'shoot.contact-start', when: ({ engagedAtStart, firearm }) => engagedAtStart && !firearm.inContact },
  {
    id: 'shoot.on-foot',
    when: ({ onFoot, firearm }) => !onFoot && firearm.fires === 'immobile-on-foot',
    onlyIf: withMounted,
  },
  { id: 'shoot.immobile', when: ({ moving, firearm }) => moving && firearm.fires === 'immobile-on-foot' },
  {
    id: 'shoot.support',
    when: ({ shooter, firearm }) => firearm.needsSupport && !shooter.supported,
    onlyIf: withCoastalArms,
  },
  {
    id: 'shoot.mounted-infantry-moving',
    when: ({ shooter, moving, apart }) =>
      shooter.troop === 'mounted-infantry' && moving && (apart || shooter.contact === 'in-contact'),
    onlyIf: withMounted,
  },
  {
    id: 'shoot.mounted-infantry-contact',
    when: ({ shooter, rules }) =>
      shooter.troop === 'mounted-infantry' && rules.shoot.mountedInfantryBarred.includes(shooter.contact),
    onlyIf: ({ mounted, shoot }) => mounted && shoot.mountedInfantryBarred.length > 0,
  },
  { id: 'water.swimmer-shoots', when: ({ shooter }) => shooter.swimming },
  {
    id: 'hide.crouched',
    when: ({ target, apart, input, rules }) =>
      target.hidden === 'crouched' && apart && input.rangeCm > rules.shoot.foundCm,
  },
  { id: 'building.hidden', when: ({ target, apart }) => target.hidden === 'inside' && apart },
  { id: 'hide.forest-deep', when: ({ target }) => target.forestCm !== null && target.forestCm > forestCm },
  {
    id: 'hide.forest-ten',
    when: ({ target }) => target.forestCm === forestCm,
    onlyIf: ({ shoot }) => shoot.forestLimit === 'hidden',
  },
  {
    id: 'shoot.line-figure',
    when: ({ input }) => input.line === 'figure',
    onlyIf: ({ shoot }) => shoot.lineFigure === 'blocks',
  },
  { id: 'shoot.line-solid', when: ({ input }) => input.line === 'solid' },
  {
    id: 'shoot.into-melee',
    when: ({ target, apart }) => target.inMelee && apart,
    onlyIf: ({ shoot }) => shoot.intoMelee === 'forbidden',
  },
]);
