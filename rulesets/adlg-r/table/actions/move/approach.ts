/** Moving inside zones of control: nearer to the most threatening enemy, or not at all (`zoc.approach`, `zoc.approach-test`). */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, ZoneEntry } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { hasZone, holdersAmong, holdersOf, mayApproach, mostThreatening } from '../../zones/index.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import { type MemberWay, mayMeet, memberWay, wayOf } from './member-way.ts';

/** What the zones of the enemy say of a manoeuvre: the rules against it, and whose zones are entered on the way. */
export interface ZoneVerdict {
  readonly no: readonly RuleId[];
  readonly entries: readonly ZoneEntry[];
}

/** Judges every member for itself. */
export function judgeZones(table: Table, state: State, manoeuvre: Manoeuvre): ZoneVerdict {
  const isTurn = manoeuvre.legs.every(({ step }) => step.step === 'quarter' || step.step === 'half');
  const isReformed = manoeuvre.legs.some(({ step }) => step.step === 'extend' || step.step === 'contract');
  const verdicts = manoeuvre.units.map((unit, n) => {
    return isReformed && isElsewhere(manoeuvre, n)
      ? judgeReformed(table, state, unit, [entryAt(manoeuvre.from, n), ...wayOf(manoeuvre, n)])
      : judgeMember(table, state, unit, memberWay(table, state, manoeuvre, n), isTurn);
  });
  return {
    no: [...new Set(verdicts.flatMap(({ no }) => no))],
    entries: verdicts.flatMap(({ entries }) => entries),
  };
}

/** Whether a member takes another place in its group: it moves by more than the steps that all of them make. */
function isElsewhere({ legs, tucked }: Manoeuvre, n: number): boolean {
  if (tucked.includes(n)) return true;
  const extend = legs.find(({ step }) => step.step === 'extend');
  if (extend === undefined) return false;
  const at = extend.looks.map((poses) => entryAt(poses, n));
  const [first, last] = [entryAt(at, 0), entryAt(at, at.length - 1)];
  return first.x !== last.x || first.y !== last.y;
}

/** Extensions and contractions are allowed if nobody leaves a zone (`zoc.extension`). */
function judgeReformed(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): ZoneVerdict {
  const held = holdersOf(table, state, unit, entryAt(way, 0));
  const now = holdersOf(table, state, unit, entryAt(way, way.length - 1));
  if (held.some((owner) => !now.includes(owner))) return { no: ['zoc.extension'], entries: [] };
  return { no: [], entries: now.filter((owner) => !held.includes(owner)).map((of) => ({ unit, of })) };
}

/** Cuts the way where a further zone begins; each part is judged by the enemy who threatens most where it begins. */
function judgeMember(
  table: Table,
  state: State,
  unit: UnitIndex,
  way: MemberWay,
  isTurn: boolean,
): ZoneVerdict {
  const owners = unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).filter(
    (owner) => hasZone(table, state, owner) && mayMeet(way, baseOf(table, state, owner), table.sizes.ud),
  );
  if (owners.length === 0) return { no: [], entries: [] };
  const holders = holdersAmong(table, state, unit, owners);
  const entries: ZoneEntry[] = [];
  let start: Pose = way.start;
  let held = holders(way.start);
  const isAnew = table.options['zoc.threat-when'] === 'each-entry';
  const bound = isAnew || held.length > 0 ? mostThreatening(table, state, unit, start) : [];
  let threats = bound;
  for (const pose of way.looks) {
    const now = holders(pose);
    const further = now.filter((owner) => !held.includes(owner));
    if (further.length > 0) {
      if (!mayApproach(table, state, unit, threats, start, pose, isTurn)) return refusal;
      entries.push(...further.map((of) => ({ unit, of })));
      if (isAnew || threats.length === 0) {
        start = pose;
        threats = mostThreatening(table, state, unit, pose);
      }
    }
    if (further.length > 0) held = [...held, ...further];
  }
  // A manoeuvre without steps, as hands draw it at first, ends where it begins.
  const end = way.looks.at(-1) ?? way.start;
  return mayApproach(table, state, unit, threats, start, end, isTurn) ? { no: [], entries } : refusal;
}

const refusal: ZoneVerdict = { no: ['zoc.approach-test'], entries: [] };
