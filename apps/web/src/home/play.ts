/** One click to the first battle. */
import { shelf } from '@grognard/rulesets/shelf';
import type { Seat } from '../referee/contract.ts';

/** Begins the first battle of the first game that is played on the table, against the computer or between two people. */
export async function playFirst(how: 'computer' | 'two'): Promise<void> {
  const first = shelf.find((each) => each.first !== null)?.first;
  if (!first) return;
  const [{ referee }, { begin }] = await Promise.all([
    import('../referee/client.ts'),
    import('../battles/begin.tsx'),
  ]);
  const battle = (await referee().battles()).find(({ id }) => id === first.scenario);
  if (battle === undefined) return;
  const seats = battle.summary.sides.map(({ id }, n): [string, Seat] => [
    id,
    n === 0 || how === 'two' ? 'person' : 'recruit',
  ]);
  const seed = new URLSearchParams(location.search).get('seed');
  await begin({
    edition: first.edition,
    scenario: first.scenario,
    options: {},
    seats: Object.fromEntries(seats),
    ...(seed !== null && /^\d+$/.test(seed) ? { seed: Number(seed) } : {}),
  });
}
