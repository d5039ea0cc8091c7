/** Ambushes: who finds a marker, and where its units come to stand. */
export { findsMarker, foundNow, isEnemyNear, markerBasesOf, markersThere } from './finding.ts';
export { coveringArea, hidingArea, isBehindFor, markerBase } from './hiding.ts';
export { againstReveal, placesFor, reveal } from './reveal.ts';
