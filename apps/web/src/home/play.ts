/** playFirst: starts the first battle with one click. */
import { lazyRulesets } from '@grognard/rulesets/lazy';

const first = lazyRulesets.find((each) => each.first !== null)?.first ?? null;

/** Loads everything that the first battle needs. */
export async function getReady(): Promise<void> {
  if (first === null) return;
  const { referee } = await import('../referee/client.ts');
  const screens = [import('../battles/begin.tsx'), import('../table/table.tsx')];
  await Promise.all([referee().prepare(first.edition), ...screens]).catch(() => undefined);
}

/** Begins the first battle of the first game that is played on the table, against the computer or between two people. */
export async function playFirst(how: 'computer' | 'two'): Promise<void> {
  if (first === null) return;
  const { begin } = await import('../battles/begin.tsx');
  await begin({
    edition: first.edition,
    scenario: first.scenario,
    options: {},
    setUp: 'done',
    seats: ['person', how === 'two' ? 'person' : 'recruit'],
  });
}
