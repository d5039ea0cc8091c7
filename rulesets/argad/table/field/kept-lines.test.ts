/** Lines of fire that are kept are those worked out anew, on every table by its own readings. */
import { listBy } from '@grognard/lists';
import { anIndex, SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { Placement } from './model.ts';
import { lineOfFire, workOutLine } from './sight.ts';
import { box, figure, hall, house, lay, rider } from './testing/lay.ts';

const map: Parameters<typeof lay>[0] = {
  buildings: [house],
  areas: [
    { id: 'wood', kind: 'woods', corners: box(50, 20, 70, 40) },
    { id: 'scrub', kind: 'bushes', corners: box(20, 50, 40, 60) },
    { id: 'hill', kind: 'hill', corners: box(70, 60, 80, 90), level: 1 },
  ],
  lines: [
    {
      id: 'hedge',
      kind: 'hedge',
      points: [
        [45, 45],
        [55, 50],
        [60, 60],
      ],
    },
  ],
};

/** One table plays cover at any distance, the other only close behind it. */
const fields = [lay(map), lay(map, { shipSides: listBy([]), coverReach: 200 })];

test('kept lines are those worked out anew, seen the other way too, and on both tables in turn', () => {
  const random = new SeededRandom(7, 'lines');
  const place = (): Placement => {
    const at = [20 + 3 * random.below(20), 20 + 3 * random.below(20)] as const;
    const kind = random.below(8);
    if (kind === 0) return rider(at);
    return kind === 1 ? figure([25, 25], { room: anIndex(hall) }) : figure(at);
  };
  const places = Array.from({ length: 60 }, place);
  const pick = () => places[random.below(places.length)]!;
  let differing = 0;
  // Each pair is asked for several times, and some share a slot.
  for (let n = 0; n < 5000; n++) {
    const [from, to] = [pick(), pick()];
    const answers = fields.map((field) => lineOfFire(field, from, to));
    const fresh = fields.map((field) => workOutLine(field, from, to));
    if (JSON.stringify(answers) !== JSON.stringify(fresh)) expect([n, answers]).toEqual([n, fresh]);
    if (answers[0]!.cover !== answers[1]!.cover) differing++;
  }
  expect(differing).toBeGreaterThan(100);
});
