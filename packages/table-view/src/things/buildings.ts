/** paintBuilding: a building under its roof, or open on one floor with walls, doors, windows and loopholes. */

import type { BuildingItem, OpeningLook } from '@grognard/engine';
import { asHeading, type Point } from '@grognard/geometry';
import { grainOf, lengthOf, rowsAcross, shifted, stopsAlong } from '../shapes.ts';
import { type Board, closedPath, linePath, linesPath, mm, stamp } from '../write.ts';
import { paintRoofs, wayFrom } from './roofs.ts';

export function paintBuilding(item: BuildingItem, board: Board): string {
  if (item.open === null) {
    const ground = item.rooms.filter(({ floor }) => floor === 0);
    const rooms = (ground.length > 0 ? ground : item.rooms).map(({ corners }) => corners);
    return paintRoofs(rooms, board);
  }
  return paintFloor(item, board, item.open);
}

function paintFloor(item: BuildingItem, board: Board, floor: number): string {
  const { theme } = board;
  const shown = item.rooms.filter((room) => room.floor === floor);
  const rooms = (shown.length > 0 ? shown : item.rooms).map(({ corners }) => corners);
  const outline = rooms.map((corners) => closedPath(board, corners)).join('');
  const boards = rooms.flatMap((corners) => rowsAcross(corners, grainOf(corners), 42).flat());
  const planks = linesPath(
    board,
    boards.map(({ from, to }) => [from, to]),
  );
  const cast = `<path d="${outline}" transform="translate(2.5 2.5)" fill="${theme.shadow}" opacity=".3"/>`;
  const ground = `<path d="${outline}" fill="${theme.floor}"/><path d="${planks}" stroke="${theme.wood}" stroke-width=".35" stroke-opacity=".55" fill="none"/>`;
  const wall = (colour: string, width: number) =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${mm(width)}" stroke-linejoin="miter"/>`;
  const openings = item.openings.filter((opening) => opening.floor === floor);
  return `${cast}${ground}${wall(theme.ink, 34)}${wall(theme.wall, 24)}${openings.map((opening) => paintOpening(opening, board)).join('')}`;
}

const bar = (board: Board, from: Point, to: Point, colour: string, width: number) =>
  `<path d="${linePath(board, [from, to])}" stroke="${colour}" stroke-width="${mm(width)}" fill="none"/>`;

function paintOpening({ kind, from, to }: OpeningLook, board: Board): string {
  const { theme } = board;
  const way = wayFrom(from, to);
  const length = lengthOf(from, to);
  switch (kind) {
    case 'door': {
      const leaf = shifted(from, asHeading(way + 550), length * 0.9);
      return (
        bar(board, from, to, theme.floor, 36) +
        bar(board, from, leaf, theme.ink, 14) +
        bar(board, from, leaf, theme.wood, 8)
      );
    }
    case 'window':
      return (
        bar(board, from, to, theme.ink, 36) +
        bar(board, shifted(from, way, 6), shifted(to, way, -6), theme.halo, 24) +
        bar(board, from, to, theme.ink, 4)
      );
    case 'loophole':
      return (
        bar(board, from, to, theme.halo, 36) +
        bar(board, shifted(from, way, length / 2 - 7), shifted(from, way, length / 2 + 7), theme.ink, 36)
      );
    case 'breach':
      return (
        bar(board, from, to, theme.floor, 38) +
        stopsAlong([from, to], 40)
          .map(({ at }) => stamp(board, 'stone1', at))
          .join('')
      );
    case 'stairs': {
      const treads = stopsAlong([from, to], 26).map(({ at, heading }) => [
        shifted(at, heading, 0, 50),
        shifted(at, heading, 0, -50),
      ]);
      return `<path d="${linesPath(board, treads)}" fill="none" stroke="${theme.ink}" stroke-width="1"/>${bar(board, from, to, theme.ink, 5)}`;
    }
  }
}
