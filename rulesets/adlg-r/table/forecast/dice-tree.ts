/** `everyBranch`: plays something once for every course that its dice can take. */

/** Thrown where one more face is needed than has been laid down. */
class FaceNeeded extends Error {}

export interface DiceCourse<R> {
  readonly share: number;
  readonly result: R;
}

export interface LaidFaces {
  readonly face: () => number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** All courses with their exact shares, or null if there are more than these. */
export function everyBranch<R>(play: (dice: LaidFaces) => R, most: number): readonly DiceCourse<R>[] | null {
  const found: DiceCourse<R>[] = [];
  const open: (readonly number[])[] = [[]];
  for (let script = open.pop(); script !== undefined; script = open.pop()) {
    const laid = script;
    let used = 0;
    const face = () => {
      const next = laid[used++];
      if (next === undefined) throw new FaceNeeded('one more die');
      return next;
    };
    try {
      found.push({ share: 6 ** -laid.length, result: play({ face }) });
    } catch (error) {
      if (!(error instanceof FaceNeeded)) throw error;
      open.push(...faces.map((one) => [...laid, one]));
    }
    if (found.length + open.length > most) return null;
  }
  return found;
}
