/** `pictureOf`: turns a scenario and a moment of it into a display list. No rule is decided here. */
import type { DisplayList, FallenItem, Item, PathItem, ShotItem, Viewer } from '@grognard/engine';
import { flagBearerOf, sideLook } from './looks/dress.ts';
import { pieceOf } from './looks/figures.ts';
import { legendOf } from './looks/legend.ts';
import { aimItems, mapItems, zoneItems } from './looks/map.ts';
import { canSee, type FigureMoment, type PictureMoment } from './looks/moment.ts';
import { headingOf, pointOf } from './scenarios/measure.ts';
import type { Scenario, ScenarioFigure } from './scenarios/shape.ts';
import type { TableWords } from './words/table-words.ts';

/** The moment before the first turn, as the viewer sees it. */
export function openingOf(scenario: Scenario, viewer: Viewer = 'umpire'): PictureMoment {
  const figures = scenario.sides.flatMap((side) =>
    side.figures
      .filter(({ secret }) => !secret || canSee(viewer, side.id))
      .map(
        (figure): FigureMoment => ({
          id: figure.id,
          at: pointOf(figure.at),
          heading: headingOf(figure.facing),
          mounted: figure.troop !== 'foot',
          loaded: figure.firearms.length > 0 && !figure.captive ? true : null,
          posture: figure.posture,
          hidden: figure.secret,
          room: figure.room,
        }),
      ),
  );
  const objects = scenario.objects.flatMap(({ id, at }) => (at === null ? [] : [{ id, at: pointOf(at) }]));
  return { viewer, figures, objects, zones: 'plain' };
}

/** The picture of a scenario at a moment. The scenario must be in the language of the words. */
export function pictureOf(
  scenario: Scenario,
  moment: PictureMoment,
  words: TableWords['looks'],
): DisplayList {
  const roster = new Map(
    scenario.sides.flatMap((side) => side.figures.map((figure) => [figure.id, { figure, side: side.id }])),
  );
  const bearers = new Set(scenario.sides.map(flagBearerOf));
  const pieces = moment.figures.flatMap((seen) => {
    const known = roster.get(seen.id);
    const shown = known ? pieceOf(known.figure, known.side, seen) : [];
    return shown.map((item) =>
      item.kind === 'piece' && bearers.has(item.id) ? { ...item, flag: true } : item,
    );
  });
  const items: Item[] = [
    ...mapItems(scenario, moment),
    ...(moment.zones === undefined ? [] : zoneItems(scenario, moment.zones)),
    ...aimItems(scenario, moment),
    ...turnItems(moment, roster),
    ...pieces,
  ];
  const { table, title, place, year } = scenario;
  return {
    table: { width: Math.round(table.widthCm * 100), depth: Math.round(table.depthCm * 100) },
    sides: scenario.sides.map(sideLook),
    items,
    title: {
      title,
      lines: [words.where(place, year), ...(moment.caption === undefined ? [] : [moment.caption])],
    },
    legend: legendOf(scenario, items, words),
  };
}

type Roster = ReadonlyMap<string, { readonly figure: ScenarioFigure; readonly side: string }>;

/** Items for what happened in the turn: casualties, paths moved and shots. */
function turnItems({ fallen = [], moves = [], shots = [] }: PictureMoment, roster: Roster): Item[] {
  const sideOf = (id: string) => roster.get(id)?.side ?? '';
  return [
    ...fallen.map(
      ({ id, at, heading }): FallenItem => ({
        kind: 'fallen',
        id: `fallen-${id}`,
        side: sideOf(id),
        at,
        heading,
        mounted: roster.get(id)?.figure.troop !== 'foot',
      }),
    ),
    ...moves.map(
      ({ id, points }, at): PathItem => ({ kind: 'path', id: `move-${at}`, side: sideOf(id), points }),
    ),
    ...shots.map(
      ({ from, to, hit }, at): ShotItem => ({
        kind: 'shot',
        id: `shot-${at}`,
        from,
        to,
        result: hit ? 'hit' : 'miss',
      }),
    ),
  ];
}

export type { FigureMoment, PictureMoment };
