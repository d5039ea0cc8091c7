/** Shooting: who may shoot at whom, shots laid and thrown. */
export { shotFacts } from './facts.ts';
export { againstLaid, shotsFor } from './lay.ts';
export { targetsOf } from './priority.ts';
export { type ShotScene, sceneOf } from './scene.ts';
export { sightOf } from './sight.ts';
export { settleShots, throwShot, throwShots } from './throw.ts';
