/** Options that only the table reads. Procedures accept them, and they change no answer. */
import { choice, either, flag, number, type Option, option, optionsOn, whole } from '@grognard/rules-kit';
import { base } from '../editions/base.ts';
import type { Rules } from '../model.ts';

/** A number read only by play on the table and by the sheet. */
const tableNumber = optionsOn(base, 'table');

export const tableOptions = [
  option({
    id: 'figure.measure',
    title: 'How distances are measured',
    shape: choice(['edge', 'centre']),
    default: 'edge',
    effects: { centre: 'from centre to centre of the bases.' },
  }),
  option({
    id: 'turn.orders',
    title: 'How orders are given',
    shape: choice(['sealed', 'talk']),
    default: 'sealed',
    effects: { talk: 'players settle the turn by discussion.' },
  }),
  option({
    id: 'turn.deadlock',
    title: 'Conflicting orders',
    shape: choice(['stop-short', 'nothing']),
    default: 'stop-short',
    effects: { nothing: 'the figures neither move nor shoot.' },
  }),
  option({
    id: 'turn.leave',
    title: 'Leaving contact',
    shape: choice(['free', 'blow']),
    default: 'free',
    effects: { blow: 'each enemy left behind strikes once.' },
  }),
  option({
    id: 'turn.shot-start',
    title: 'Shots before movement',
    shape: flag(),
    default: true,
    effects: { off: 'nobody fires before movement.' },
  }),
  option({
    id: 'weapon.reload-contact',
    title: 'Reloading in contact',
    shape: choice(['no', 'yes']),
    default: 'no',
    effects: { yes: 'contact does not stop reloading.' },
  }),
  option({
    id: 'weapon.start-loaded',
    title: 'Firearms start loaded',
    shape: flag(),
    default: true,
    effects: { off: 'firearms must be loaded first.' },
  }),
  option({
    id: 'hide.doing-nothing',
    title: 'Reloading while hidden',
    shape: choice(['reload-reveals', 'reload-hidden']),
    default: 'reload-reveals',
    effects: { 'reload-hidden': 'reloading does not reveal a figure.' },
  }),
  tableNumber({
    id: 'melee.recoil',
    title: 'Recoil distance (cm)',
    shape: number(1, 10),
    sets: 'recoilCm',
  }),
  option({
    id: 'melee.recoil-blocked',
    title: 'Recoil with no room',
    shape: choice(['stays', 'killed']),
    default: 'stays',
    effects: { killed: 'the figure is removed.' },
  }),
  tableNumber({
    id: 'charge.run',
    title: 'Minimum straight run of a charge (cm)',
    shape: number(0, 40),
    sets: 'chargeRunCm',
  }),
  option({
    id: 'charge.reform',
    title: 'Reforming after a charge',
    shape: flag(),
    default: false,
    effects: { on: 'stand a turn after a charge, or lose all bonuses.' },
  }),
  option({
    id: 'leader.radius',
    title: 'Figures far from leaders',
    shape: flag(),
    default: false,
    effects: { on: 'they lose all bonuses.' },
  }),
  option({
    id: 'leader.wound',
    title: 'Wounded leaders',
    shape: flag(),
    default: false,
    effects: { on: 'the first hit on a leader wounds, the second removes.' },
  }),
  option({
    id: 'leader.half',
    title: 'Withdrawal at half losses',
    shape: flag(),
    default: false,
    effects: { on: 'a side that has lost half its figures withdraws.' },
  }),
  option({
    id: 'shoot.cover-reach',
    title: 'How far behind cover a target is protected (cm)',
    shape: either(choice(['any']), number(0, 50)),
    default: 'any',
    says: 'A number: in the cover, or at most that far behind it along the line of fire.',
  }),
  tableNumber({
    id: 'scenario.turns',
    title: 'Number of turns',
    shape: whole(1, 40),
    sets: 'turns',
  }),
] as const satisfies readonly Option<Rules>[];
