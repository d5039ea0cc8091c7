/** The battlefield: terrain, and how it slows, hides and covers. */
export { coverInPlace, coverTowards, levelUnder, placeTowards, woodOf } from './cover.ts';
export { fieldOf } from './field-of.ts';
export { drawField, figuresOf, groundRulesOf, houseCalled } from './make.ts';
export { objectionsToStanding } from './placement.ts';
export { isRoadAllAlong, polygonOf, pricesAlong } from './prices.ts';
export { isInRiver } from './road.ts';
export { isGroundBetween } from './sight.ts';
export { objectionsToPiece, outlineOf, pieceCalled } from './terrain-pieces.ts';
