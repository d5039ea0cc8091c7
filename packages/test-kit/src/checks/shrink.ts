/** shrink: makes a failing case small by removing fields while it still fails. */
import { type CaseData, type Data, isData, withAt } from '../data.ts';

/** Paths of all fields, outer ones first. */
function pathsIn(data: Data, before: readonly string[] = []): string[][] {
  return Object.keys(data).flatMap((name) => {
    const path = [...before, name];
    const inner = data[name];
    return isData(inner) ? [path, ...pathsIn(inner, path)] : [path];
  });
}

/** The smallest case found that still fails. */
export function shrink(given: CaseData, fails: (smaller: CaseData) => boolean): CaseData {
  let small = given;
  let shorter = true;
  while (shorter) {
    shorter = false;
    for (const place of ['input', 'options'] as const) {
      for (const path of pathsIn(small[place] ?? {})) {
        const tried = { ...small, [place]: withAt(small[place] ?? {}, path, undefined) };
        if (JSON.stringify(tried) !== JSON.stringify(small) && fails(tried)) {
          small = tried;
          shorter = true;
        }
      }
    }
  }
  return small;
}

/** The complaint, and a single line that reproduces it. */
export function failure(complaint: string, given: unknown): Error {
  return new Error(`${complaint}\n  shown by: ${JSON.stringify(given)}`);
}
