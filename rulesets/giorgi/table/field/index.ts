/** The battlefield: what lies where, what it costs, hides and covers. */
export { coverTowards, houseOf, levelUnder, placeTowards, woodOf } from './cover.ts';
export { fieldOf } from './field-of.ts';
export { drawField, figuresOf, groundRulesOf, houseCalled, isOnTable } from './make.ts';
export { objectionsToPiece, outlineOf, pieceCalled } from './pieces.ts';
export { isRoadAllAlong, polygonOf, pricesAlong } from './prices.ts';
export { isCarried, isInRiver, isOnRoad, isOverCrossing, marchesOnRoads } from './road.ts';
export { isGroundBetween, lineOfFire, type Shooting } from './sight.ts';
export { objectionsToStanding } from './stand.ts';
