/** Two enemies who came to touch: questions about such meetings. */
import type { Meeting } from './move-course.ts';
import { slices } from './slices.ts';

export function isOf({ one, other }: Meeting, man: number): boolean {
  return one === man || other === man;
}

/** The other of two who met. */
export function otherOf({ one, other }: Meeting, man: number): number {
  return one === man ? other : one;
}

/** Whether one's own step made the contact. */
export function didCome({ one, oneCame, otherCame }: Meeting, man: number): boolean {
  return one === man ? oneCame : otherCame;
}

export function menIn(meetings: readonly Meeting[]): number[] {
  const men: number[] = [];
  for (const { one, other } of meetings) {
    if (!men.includes(one)) men.push(one);
    if (!men.includes(other)) men.push(other);
  }
  return men;
}

/** The meetings of a man in the slice in which he first met anybody. */
export function firstMeetings(meetings: readonly Meeting[], man: number): Meeting[] {
  let first = slices + 1;
  for (const met of meetings) if (isOf(met, man) && met.slice < first) first = met.slice;
  return meetings.filter((met) => met.slice === first && isOf(met, man));
}
