/** The scenarios that play.ts loads are those of the full ruleset. */
import { describe, expect, it } from 'vitest';
import { argad } from './index.ts';
import { loadScenario } from './play.ts';

describe('battles at the table', () => {
  it.each(argad.scenarios.map(({ id }) => id))('%s is the one that is offered', async (id) => {
    expect(await loadScenario(id)).toEqual(argad.scenarios.find((offered) => offered.id === id)?.data);
  });

  it('there is no battle that is not offered', async () => {
    expect(await loadScenario('toString')).toBeNull();
  });
});
