/** Shooting: who may shoot at whom, shots laid and thrown. */
export { shotFacts } from './facts.ts';
export { type FiringContext, firingContextOf } from './firing-context.ts';
export { againstLaid, shotsFor } from './laid-shots.ts';
export { targetsOf } from './priority.ts';
export { sightOf } from './sight.ts';
export { settleShots, throwShot, throwShots } from './throw.ts';
