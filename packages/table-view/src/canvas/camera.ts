/** Camera: conversion between places on the table and places in the view, with its limits. */
import type { Point } from '@grognard/geometry';
import { edgeOf } from '../still.ts';

export interface Camera {
  /** Place of the table in the middle of the view, in tenths of a millimetre, not rounded. */
  readonly centre: Point;
  /** CSS pixels per cm of the table. */
  readonly scale: number;
}

/** The table, and the size of the window in CSS pixels. */
export interface View {
  readonly table: { readonly width: number; readonly depth: number };
  readonly wide: number;
  readonly high: number;
  /** Free margin of the window around the whole sheet, in CSS pixels. Defaults to 0. */
  readonly air?: number;
}

/** A place in the view in CSS pixels, from its upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const perCm = 100;

/** Greatest scale, in CSS pixels per cm. */
export const nearest = 80;

/** Paper around the table, in tenths of a millimetre. */
const edge = ({ table }: View) => edgeOf(table) * 10;

/** Scale at which the whole sheet is in view. */
export function fitScale(view: View): number {
  const { table, wide, high, air = 0 } = view;
  const around = 2 * edge(view);
  const across = ((wide - 2 * air) * perCm) / (table.width + around);
  const up = ((high - 2 * air) * perCm) / (table.depth + around);
  return Math.max(0.1, Math.min(across, up));
}

/** Limits the middle of the view along one axis, so that half of the view, or of the table if it is smaller, stays table. */
function held(middle: number, length: number, margin: number, half: number): number {
  const slack = half * 0.4;
  const around = Math.min(margin, half * 0.4);
  const least = Math.min(half - around, length / 2) - slack;
  const most = Math.max(length + around - half, length / 2) + slack;
  return Math.max(least, Math.min(most, middle));
}

/** The camera within its limits. */
export function limited({ centre, scale }: Camera, view: View): Camera {
  const least = fitScale(view);
  const kept = Math.max(least, Math.min(Math.max(nearest, least), scale));
  const { width, depth } = view.table;
  const half = (pixels: number) => (pixels * perCm) / kept / 2;
  return {
    centre: {
      x: held(centre.x, width, edge(view), half(view.wide)),
      y: held(centre.y, depth, edge(view), half(view.high)),
    },
    scale: kept,
  };
}

/** The camera that shows the whole table. */
export function fitted(view: View): Camera {
  return { centre: { x: view.table.width / 2, y: view.table.depth / 2 }, scale: fitScale(view) };
}

/** The camera after the sheet is dragged by dx, dy in CSS pixels. */
export function panned({ centre, scale }: Camera, view: View, dx: number, dy: number): Camera {
  const by = perCm / scale;
  return limited({ centre: { x: centre.x - dx * by, y: centre.y + dy * by }, scale }, view);
}

/** The camera after zooming in or out. The place under `at` stays there. */
export function zoomed(camera: Camera, view: View, at: ScreenPoint, factor: number): Camera {
  const least = fitScale(view);
  const scale = Math.max(least, Math.min(Math.max(nearest, least), camera.scale * factor));
  const fixed = placeAt(camera, view, at);
  const centre = {
    x: fixed.x - ((at.x - view.wide / 2) * perCm) / scale,
    y: fixed.y + ((at.y - view.high / 2) * perCm) / scale,
  };
  return limited({ centre, scale }, view);
}

/** The camera centred on a place at the same scale. */
export function centredOn({ scale }: Camera, view: View, centre: Point): Camera {
  return limited({ centre, scale }, view);
}

/** How much nearer than the whole table a camera goes to those concerned. */
const nearestLook = 3;
/** Paper left free around them: a share of the view, and at most this many CSS pixels. */
const freeShare = 0.22;
const freePixels = 150;

/** The camera that goes to some places. It stays if they are well in view already, so that the eye can rest. */
export function lookingAt(camera: Camera, view: View, places: readonly Point[]): Camera {
  if (places.length === 0) return camera;
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [low, top] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const room = (pixels: number) => pixels - 2 * Math.min(freePixels, pixels * freeShare);
  const scaleFor = (length: number, pixels: number) => (room(pixels) * perCm) / Math.max(1, length);
  const wanted = Math.min(scaleFor(right - left, view.wide), scaleFor(top - low, view.high));
  const scale = Math.min(wanted, fitScale(view) * nearestLook);
  const isSeen = places.every((place) => {
    const { x, y } = spotOf(camera, view, place);
    const isIn = (at: number, pixels: number) => Math.abs(at - pixels / 2) <= room(pixels) / 2;
    return isIn(x, view.wide) && isIn(y, view.high);
  });
  if (isSeen && camera.scale > scale * 0.6) return camera;
  return limited({ centre: { x: (left + right) / 2, y: (low + top) / 2 }, scale }, view);
}

/** The camera on its way from one to another, at a share of the way from 0 to 1. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    centre: { x: mix(from.centre.x, to.centre.x), y: mix(from.centre.y, to.centre.y) },
    scale: from.scale * (to.scale / from.scale) ** eased,
  };
}

/** Place of the table at a point of the view, not rounded. */
export function placeAt({ centre, scale }: Camera, { wide, high }: View, { x, y }: ScreenPoint): Point {
  const by = perCm / scale;
  return { x: centre.x + (x - wide / 2) * by, y: centre.y - (y - high / 2) * by };
}

/** Point of the view for a place of the table. */
export function spotOf({ centre, scale }: Camera, { wide, high }: View, { x, y }: Point): ScreenPoint {
  const by = scale / perCm;
  return { x: wide / 2 + (x - centre.x) * by, y: high / 2 - (y - centre.y) * by };
}

/** A place rounded to the millimetre, the precision of a player's input. */
export function snapped({ x, y }: Point): Point {
  return { x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 };
}
