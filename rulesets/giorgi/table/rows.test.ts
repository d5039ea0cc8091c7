/** Test that every row used on the table belongs to one part of the battle, as listed here. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';

/** By part and chapter: the folder of the table that implements the row. */
const rows: Readonly<Record<string, string>> = {
  course: `turn: alternate first order start-step loss-window unit-order · command: general ·
    scenario: terrain deployment turns broken points objective`,
  ground: `unit: kinds soldier light-base light-base-size foot-base horse-base horse-strength strength battery
    battery-strength horse-battery scale base-size · formation: list open-light deployed shapes facing ·
    terrain: kinds contour cover-light cover-heavy behind blocks · woods: sight ·
    morale: index index-militia index-british index-regular index-elite index-guard · scenario: table force`,
  movement: `formation: change-cost limber-cost square-who · move: by-formation infantry-column infantry-open
    infantry-line infantry-square heavy-cavalry medium-cavalry light-cavalry horse-formations foot-guns horse-guns
    general half wheel manoeuvre through-friends enemy-gap spent ·
    terrain: woods-rate rates woods-forbidden road river · artillery: abandoned no-guns ·
    melee: r1 r1-friend r2 av av-contact bt retreat-direction retreat-line retreat-zone retreat-cause off-table ·
    building: leave reform capacity · woods: open-order leave rout ·
    morale: rout-move rout-medium rout-rate rout-friends`,
  fire: `unit: loss bases-left base-removed gone dice · turn: fire-or-move fire-then-move guns-fire-or-move ·
    fire: range measure bear front-rank arc-line arc-round friends-between line-of-fire one-target at-once ·
    artillery: one-shot rod square-rod two-sectors several-units depth rods rod-range rod-from line-of-fire arc ·
    attack: zone zone-guns zone-shape zone-none · building: fire fire-when no-fire-massed ·
    woods: fire-light-only half-range edge-fire ·
    morale: trigger trigger-count test test-limits modifier trigger-when shaken second-failure ladder-kept ·
    command: general-test`,
  attack: `turn: fire-then-attack reactions · attack: declare align side-struck no-change nearest guns-never shaken open-order
    zone-fire reaction-fire reaction-canister reaction-once reaction-when losses-first flee flee-dice flee-caught
    flee-after tested support tested-dice tested-dice-foot test-failed one-answer one-move follow charge-run
    charge-reaction impetus-page impetus shaken-continues rest ·
    skirmish: own-procedure pressed-home pass-through any-side routing per-company no-dice when cover rout-scope
    pass-charge · square: no-intercept no-attack · building: walls four-battalions foot-only ·
    woods: join reaction-die`,
  melee: `unit: understaffed · turn: melee-order · melee: shaken group each-unit r1-shaken r1s av-stay bt-limits
    guns-lost · square: own-procedure one-unit dice charge losses points kills survivors failure vs-infantry no-flank ·
    building: double replaces own-combat one-value no-charge outcome ·
    woods: edge-melee full-value no-flank no-charge mixed ·
    morale: shaken-until shaken-effects breaking-when breaking-who breaking-ladder breaking-chain breaking-where
    routing reform rally · command: general-melee general-lost`,
};

const listed = Object.values(rows).flatMap((part) =>
  part.split('·').flatMap((chapter) => {
    const [name, ids] = chapter.trim().split(':');
    return ids!
      .trim()
      .split(/\s+/)
      .map((id) => `${name}.${id}`);
  }),
);
const onTable = catalogue.filter(({ use }) => use.includes('table')).map(({ id }) => id);

describe('rows of the table', () => {
  it('each belongs to one part', () => {
    expect(listed.filter((id, n) => listed.indexOf(id) !== n)).toEqual([]);
  });

  it('the parts have all of them, and no other', () => {
    expect(onTable.filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id) => !onTable.includes(id))).toEqual([]);
    expect(listed).toHaveLength(240);
  });
});
