/** English words of the plan: orders that get in each other's way, and what would mend them. */

export const planWords = {
  collision: 'Two of your orders collide',
  stopsShort: (who: string, by: string, short: string) =>
    `${by} is in the way of ${who}, who stops ${short} short.`,
  masked: 'A shot is masked by your own side',
  inLine: (who: string, by: string, target: string) =>
    `${by} stands in the line of fire of ${who} at ${target}: the shot is not fired.`,
  inMelee: (who: string, by: string, target: string) =>
    `${by} fights ${target} by then: ${who} does not fire into the melee.`,
  gap: 'Your line falls apart',
  tooWide: (who: string, from: string, wide: string, widest: string) =>
    `${who} and ${from} set out together and end ${wide} apart. Beyond ${widest} they are no longer one group.`,
  aside: (who: string, by: string) => `Send ${who} ${by} to the side`,
  earlier: (who: string, by: string) => `Halt ${who} ${by} earlier`,
  fireFirst: 'Fire before movement',
  fireNearest: 'Else fire at the nearest',
  keepPlace: (who: string) => `Keep ${who} in the line`,
};

export type PlanWords = typeof planWords;
