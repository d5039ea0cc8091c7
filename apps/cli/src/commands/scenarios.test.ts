import { rulesets } from '@grognard/rulesets';
import { expect, it } from 'vitest';
import { duel } from '../testing/duel.ts';
import { ran } from '../testing/fake-terminal.ts';

const offered = rulesets.flatMap(({ scenarios }) => scenarios);

it('says so where there are none', async () => {
  const none = { rulesets: [{ ...duel, scenarios: [] }] };
  expect(await ran(['scenarios'], none)).toEqual({ code: 0, out: 'There are no scenarios.\n', err: '' });
  expect((await ran(['scenarios', '--json'], none)).out).toBe('[]\n');
  expect((await ran(['scenarios', 'dawn'], none)).err).toContain('there is no scenario "dawn"');
});

it('the list has a scenario of every edition that offers one', async () => {
  const { out } = await ran(['scenarios', '--json'], { rulesets });
  const listed = JSON.parse(out) as { id: string; sides: { figures: number }[] }[];
  expect(listed.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
  expect(listed.find(({ id }) => id === 'starter')!.sides.map(({ figures }) => figures)).toEqual([6, 6]);
});

it.each(offered.map(({ id, summary }) => [id, summary] as const))(
  '%s: fits the terminal, and keeps the plans of both sides unless asked',
  async (id, { sides }) => {
    const { out } = await ran(['scenarios', id], { rulesets });
    expect(out).not.toContain('Plan of');
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
    for (const side of sides) {
      const told = (await ran(['scenarios', id, '--secret', side.id], { rulesets })).out;
      expect(told).toContain(`Plan of ${side.name}`);
      for (const other of sides)
        if (other.id !== side.id) expect(told).not.toContain(`Plan of ${other.name}`);
    }
  },
);
