/**
 * The yardstick for whole battles: the minimum that still counts as a battle. One function over typed arrays, 20 figures against 20:
 * nearest enemy, a sight line past 20 outlines of 12 corners, a table of modifiers, a die, a kill. No rules, no log, no legality.
 */

const men = 40;
const outlines = 20;
const corners = 12;
const width = 18_000;
const depth = 12_000;
const mostTurns = 20;
const speed = 2000;
const range = 6000;

const cornerX = new Float64Array(outlines * corners);
const cornerY = new Float64Array(outlines * corners);
const middleX = new Float64Array(outlines);
const middleY = new Float64Array(outlines);
const size = 1200;

/** Modifiers of a die for range and cover: 6 bands by 4 kinds of cover. */
const modifiers = Int8Array.from({ length: 24 }, (_, i) => -Math.floor(i / 8) - (i % 4 === 3 ? 1 : 0));

let bits = 1;

function next(below: number): number {
  bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
  return Math.floor((bits / 2 ** 32) * below);
}

/** Scatters the outlines, the same for every battle. */
function layOutlines(): void {
  bits = 1805;
  for (let o = 0; o < outlines; o++) {
    middleX[o] = next(width);
    middleY[o] = next(depth);
    for (let c = 0; c < corners; c++) {
      const far = size / 2 + next(size / 2);
      const turn = (c / corners) * 4;
      // A diamond is round enough for a yardstick and needs no sine.
      const across = Math.abs(2 - (turn % 4)) - 1;
      const along = Math.abs(2 - ((turn + 1) % 4)) - 1;
      cornerX[o * corners + c] = middleX[o]! + across * far;
      cornerY[o * corners + c] = middleY[o]! + along * far;
    }
  }
}

layOutlines();

const x = new Float64Array(men);
const y = new Float64Array(men);
const alive = new Uint8Array(men);

/** Whether no outline crosses a line. */
function isClear(ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  for (let o = 0; o < outlines; o++) {
    const px = middleX[o]!;
    const py = middleY[o]!;
    if (px + size < Math.min(ax, bx) || px - size > Math.max(ax, bx)) continue;
    if (py + size < Math.min(ay, by) || py - size > Math.max(ay, by)) continue;
    let last = (o + 1) * corners - 1;
    for (let c = o * corners; c < (o + 1) * corners; c++) {
      const sideP = dx * (cornerY[last]! - ay) - dy * (cornerX[last]! - ax);
      const sideQ = dx * (cornerY[c]! - ay) - dy * (cornerX[c]! - ax);
      if (sideP > 0 !== sideQ > 0) {
        const ex = cornerX[c]! - cornerX[last]!;
        const ey = cornerY[c]! - cornerY[last]!;
        const sideA = ex * (ay - cornerY[last]!) - ey * (ax - cornerX[last]!);
        const sideB = ex * (by - cornerY[last]!) - ey * (bx - cornerX[last]!);
        if (sideA > 0 !== sideB > 0) return false;
      }
      last = c;
    }
  }
  return true;
}

/** Fights one battle. Returns the survivors of both sides, mixed into one number. */
function fightOnce(seed: number): number {
  bits = seed;
  for (let i = 0; i < men; i++) {
    const red = i < men / 2;
    x[i] = next(width);
    y[i] = red ? next(depth / 5) : depth - next(depth / 5);
    alive[i] = 1;
  }
  let reds = men / 2;
  let blues = men / 2;
  for (let turn = 0; turn < mostTurns && reds > 0 && blues > 0; turn++) {
    for (let i = 0; i < men; i++) {
      if (alive[i] === 0) continue;
      const red = i < men / 2;
      let foe = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let j = red ? men / 2 : 0; j < (red ? men : men / 2); j++) {
        if (alive[j] === 0) continue;
        const away = (x[j]! - x[i]!) ** 2 + (y[j]! - y[i]!) ** 2;
        if (away < least) {
          least = away;
          foe = j;
        }
      }
      if (foe < 0) break;
      const away = Math.sqrt(least);
      if (away <= range && isClear(x[i]!, y[i]!, x[foe]!, y[foe]!)) {
        const die = 1 + next(6);
        if (die + modifiers[Math.floor(away / 1000) * 4 + (foe & 3)]! < 5) continue;
        alive[foe] = 0;
        if (red) blues--;
        else reds--;
      } else {
        const share = away <= speed ? 0.9 : speed / away;
        x[i] = x[i]! + (x[foe]! - x[i]!) * share;
        y[i] = y[i]! + (y[foe]! - y[i]!) * share;
      }
    }
  }
  return reds * 64 + blues;
}

/** Fights `n` battles of the yardstick. */
export function fightYardstick(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum = (sum * 31 + fightOnce(i + 1)) | 0;
  return sum;
}
