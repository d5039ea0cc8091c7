/** reactTo: answers to charges and pursuits, and to what else a side is asked in between. */
import { entryAt } from '@grognard/lists';
import { checkCommand } from '../../flow/check.ts';
import type { SequenceQuestion } from '../../flow/question.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { answersTo, targetsIn } from '../answers.ts';
import { type Body, bodyIn, bodyOf, type Mind } from '../mind.ts';
import { chargeOdds, mayEvade, neighboursOf, placeWorth, weighingOf } from '../place.ts';

export interface ReactionChosen {
  readonly command: AdlgCommand;
  readonly about: 'stand' | 'evade' | 'follow' | 'choose';
  readonly units: readonly UnitIndex[];
  /** What standing is expected to gain, or cost below zero. */
  readonly gain: number;
}

/** The best legal answer. Null if nothing is legal, which would be a fault of the rules. */
export function reactTo(mind: Mind, question: SequenceQuestion): ReactionChosen | null {
  const { table, state, side } = mind;
  const legal = answersTo(table, state, question).filter(
    (command) => checkCommand(table, state, side, command).allowed,
  );
  const [first] = legal;
  if (first === undefined) return null;
  const { phase } = question;
  if (phase === 'answer' || phase === 'pursued') return standOrEvade(mind, legal, first);
  if (phase === 'face') return faceBest(mind, legal, first);
  return { command: first, about: phase === 'follow' ? 'follow' : 'choose', units: [], gain: 0 };
}

function standOrEvade(mind: Mind, legal: readonly AdlgCommand[], first: AdlgCommand): ReactionChosen {
  const { state } = mind;
  const top = state.agenda[state.agenda.length - 1];
  const asked = top === undefined ? [] : targetsIn(top);
  const chargers =
    top === undefined ? [] : top.do === 'answer' ? top.charge.units : top.do === 'pursued' ? [top.by] : [];
  const gainOf = (unit: UnitIndex) => standingGain(mind, unit, chargers);
  const worse = asked.filter((unit) => {
    const body = bodyIn(mind, unit);
    return body !== null && mayEvade(body) && gainOf(unit) < mind.style.giveWay;
  });
  const ids = (units: readonly UnitIndex[]) => units.map((unit) => entryAt(mind.table.units, unit).id).join();
  const evading = legal.find(
    (command) => command.kind === 'answer' && command.how === 'evade' && command.units.join() === ids(worse),
  );
  const isAll = worse.length > 0;
  const standing = legal.find((command) => command.kind === 'answer' && command.how === 'stand');
  const someEvade = legal.find((command) => command.kind === 'answer' && command.how === 'evade');
  const gain = Math.min(0, ...asked.map(gainOf));
  const command = isAll ? (evading ?? someEvade ?? standing ?? first) : (standing ?? first);
  const about = command.kind === 'answer' && command.how === 'evade' ? 'evade' : 'stand';
  return { command, about, units: asked, gain };
}

/** What the melee is expected to gain if it stands against those who charge. */
function standingGain(mind: Mind, unit: UnitIndex, chargers: readonly UnitIndex[]): number {
  const { ud } = mind.table.sizes;
  const body = bodyIn(mind, unit);
  if (body === null) return 0;
  const gains = chargers.flatMap((index) => {
    const by = bodyIn(mind, index);
    if (by === null) return [];
    const beside = { own: neighboursOf(by, mind.foes, ud), theirs: neighboursOf(body, mind.own, ud) };
    return [-chargeOdds(mind, by, body, beside).gain];
  });
  return gains.length === 0 ? 0 : Math.min(...gains);
}

/** Turns to the enemy before whom it stands best. */
function faceBest(mind: Mind, legal: readonly AdlgCommand[], first: AdlgCommand): ReactionChosen {
  const { table, state } = mind;
  const top = state.agenda[state.agenda.length - 1];
  if (top?.do !== 'face') return { command: first, about: 'choose', units: [], gain: 0 };
  const body = bodyIn(mind, top.unit);
  let best = { command: first, worth: Number.NEGATIVE_INFINITY };
  for (const command of legal) {
    const enemy = command.kind === 'choose' ? table.unitOf.get(command.take) : undefined;
    const foe = enemy === undefined ? null : bodyIn(mind, enemy);
    if (foe === null || body === null) continue;
    const turned = bodyOf(table, state, top.unit, {
      ...body.now.pose,
      heading: (foe.base.heading + 1800) % 3600,
    });
    const worth = worthThere(mind, turned);
    if (worth > best.worth) best = { command, worth };
  }
  return { command: best.command, about: 'choose', units: [top.unit], gain: 0 };
}

function worthThere(mind: Mind, body: Body): number {
  return placeWorth(weighingOf(mind, [body]), body);
}
