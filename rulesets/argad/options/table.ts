/** Options that only the table reads. Procedures accept them, and they change no answer. */
import { choice, either, flag, number, type Option, option, optionsOn, whole } from '@grognard/rules-kit';
import { base } from '../editions/base.ts';
import type { Rules } from '../model.ts';

/** A number read only by play on the table and by the sheet. */
const tableNumber = optionsOn(base, 'table');

export const tableOptions = [
  option({
    id: 'figure.measure',
    title: 'Between which points distances are taken',
    shape: choice(['edge', 'centre']),
    default: 'edge',
    says: 'centre: from centre to centre of the bases',
  }),
  option({
    id: 'turn.orders',
    title: 'How orders are given',
    shape: choice(['sealed', 'talk']),
    default: 'sealed',
    says: 'talk: players settle the turn by talking it over',
  }),
  option({
    id: 'turn.deadlock',
    title: 'Intentions that contradict each other',
    shape: choice(['stop-short', 'nothing']),
    default: 'stop-short',
    says: 'nothing: the figures concerned neither move nor shoot',
  }),
  option({
    id: 'turn.leave',
    title: 'Leaving contact',
    shape: choice(['free', 'blow']),
    default: 'free',
    says: 'blow: every enemy it leaves strikes once',
  }),
  option({
    id: 'turn.shot-start',
    title: 'Shots at the start of the turn',
    shape: flag(),
    default: true,
    says: 'false: nobody fires before movement',
  }),
  option({
    id: 'weapon.reload-contact',
    title: 'Reloading in a turn with contact',
    shape: choice(['no', 'yes']),
    default: 'no',
    says: 'yes: contact does not stop a reload',
  }),
  option({
    id: 'weapon.start-loaded',
    title: 'Firearms loaded when the game starts',
    shape: flag(),
    default: true,
    says: 'false: they must be loaded first',
  }),
  option({
    id: 'hide.doing-nothing',
    title: 'Reloading while hidden',
    shape: choice(['reload-reveals', 'reload-hidden']),
    default: 'reload-reveals',
    says: 'reload-hidden: a figure may reload and stay hidden',
  }),
  tableNumber({
    id: 'melee.recoil',
    title: 'Recoil in cm',
    shape: number(1, 10),
    sets: 'recoilCm',
    says: 'the distance in cm',
  }),
  option({
    id: 'melee.recoil-blocked',
    title: 'A recoil whose way is barred',
    shape: choice(['stays', 'killed']),
    default: 'stays',
    says: 'killed: the figure is removed',
  }),
  tableNumber({
    id: 'charge.run',
    title: 'Straight run of a charge in cm',
    shape: number(0, 40),
    sets: 'chargeRunCm',
    says: 'the least distance in cm',
  }),
  option({
    id: 'charge.reform',
    title: 'Reforming after a charge',
    shape: flag(),
    default: false,
    says: 'true: after a charge stand a turn to reform, or count no bonus',
  }),
  option({
    id: 'leader.radius',
    title: 'Figures far from every leader',
    shape: flag(),
    default: false,
    says: 'true: they lose all bonuses',
  }),
  option({
    id: 'leader.wound',
    title: 'Wounded leaders',
    shape: flag(),
    default: false,
    says: 'true: the first hit on a leader wounds, the second removes',
  }),
  option({
    id: 'leader.half',
    title: 'A side that has lost half its figures',
    shape: flag(),
    default: false,
    says: 'true: it withdraws',
  }),
  option({
    id: 'shoot.cover-reach',
    title: 'How far behind cover a target is helped by it, in cm',
    shape: either(choice(['any']), number(0, 50)),
    default: 'any',
    says: 'a number: only in it or at most so many cm behind it, along the line of fire',
  }),
  tableNumber({
    id: 'scenario.turns',
    title: 'Turns of the game',
    shape: whole(1, 40),
    sets: 'turns',
    says: 'the number of turns',
  }),
] as const satisfies readonly Option<Rules>[];
