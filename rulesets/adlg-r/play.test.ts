/** Tests that `loadScenario` gives the bundled scenarios and no others. */
import { describe, expect, it } from 'vitest';
import { adlgR } from './index.ts';
import { loadScenario } from './play.ts';

describe('battles at the table', () => {
  it.each(adlgR.scenarios.map(({ id }) => id))('%s is the one that is offered', async (id) => {
    expect(await loadScenario(id)).toEqual(adlgR.scenarios.find((offered) => offered.id === id)?.data);
  });

  it('there is no battle that is not offered', async () => {
    expect(await loadScenario('toString')).toBeNull();
  });
});
