/** imageOf, drawInStrips: SVG text to an image, then to a bitmap, strip by strip so that no frame is delayed. */

/** A picture as an image that is ready to be drawn. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A bitmap to paint on. */
export function bitmap(wide: number, high: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, wide), Math.max(1, high));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no 2D context');
  return [canvas, pen];
}

/** Lets pending frames and input events go first. */
export const pause = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

const strip = 256;

/** Draws an image strip by strip. Stops as soon as it is no longer wanted. */
export async function drawInStrips(
  pen: OffscreenCanvasRenderingContext2D,
  image: HTMLImageElement,
  { wide, high }: { readonly wide: number; readonly high: number },
  isWanted: () => boolean,
): Promise<boolean> {
  for (let top = 0; top < high; top += strip) {
    pen.save();
    pen.beginPath();
    pen.rect(0, top, wide, strip);
    pen.clip();
    pen.drawImage(image, 0, 0, wide, high);
    pen.restore();
    await pause();
    if (!isWanted()) return false;
  }
  return true;
}
