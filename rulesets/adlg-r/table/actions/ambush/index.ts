/** Ambushes: who finds a marker, and where its units come to stand. */
export { foundNow, isEnemyNear, isShielded, markerBasesOf, markersThere } from './finding.ts';
export { coveringArea, hidingArea, isBehindFor, markerBase } from './hiding.ts';
export { markersOnWay } from './on-way.ts';
export { againstReveal, placesFor, reveal } from './reveal.ts';
