/** Tabletop: the visible surface under the sheet: the desk, its grain, and the shadow of the sheet. */
import { woodShows } from '../air.ts';
import { woodTile } from './paper.ts';
import type { Press } from './stamps.ts';
import type { StillMap } from './still-map.ts';

/** Extents of the shadow beyond the sheet and downwards, in CSS pixels. */
const shadows = [9, 6, 3, 1];
const fall = 4;

export class Tabletop {
  private wood: CanvasPattern | null = null;

  /** Requests a frame once the wood grain is loaded. Without it the desk is plain. */
  constructor(pen: CanvasRenderingContext2D, changed: () => void) {
    woodTile().then(
      (tile) => {
        this.wood = pen.createPattern(tile, 'repeat');
        changed();
      },
      () => undefined,
    );
  }

  /** Paints only around the sheet, because most frames show only the sheet. Paints bare paper while there is no bitmap of the sheet. */
  draw({ pen, eye, theme }: Press, still: StillMap): void {
    const { wide, high, left, top, perMm } = eye.patch;
    const { whole } = still;
    const x = (whole?.x ?? 0) * perMm - left;
    const y = (whole?.y ?? 0) * perMm - top;
    const [across, down] = [(whole?.wide ?? 0) * perMm, (whole?.high ?? 0) * perMm];
    if (!still.hasBitmap) {
      pen.fillStyle = theme.margin;
      pen.fillRect(x, y, across, down);
    }
    if (x <= 0 && y <= 0 && x + across >= wide && y + down >= high) return;
    const around = (fill: string | CanvasPattern, alpha: number, by: number | null) => {
      pen.beginPath();
      if (by === null) pen.rect(0, 0, wide, high);
      else pen.rect(x - by, y - by + fall * eye.ratio, across + 2 * by, down + 2 * by);
      pen.rect(x, y, across, down);
      pen.fillStyle = fill;
      pen.globalAlpha = alpha;
      pen.fill('evenodd');
      pen.globalAlpha = 1;
    };
    around(theme.desk, 1, null);
    if (this.wood && theme.grain > 0) around(this.wood, woodShows, null);
    for (const by of shadows) around('#000000', 0.09, by * eye.ratio);
  }
}
