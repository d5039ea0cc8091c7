/** Queries of meetings, in which two enemies came into contact. */
import type { FigureIndex } from '../../state/indices.ts';
import type { UnitMeeting } from './move-course.ts';
import { slices } from './slices.ts';

export function isOf({ one, other }: UnitMeeting, figure: FigureIndex): boolean {
  return one === figure || other === figure;
}

export function otherOf({ one, other }: UnitMeeting, figure: FigureIndex): FigureIndex {
  return one === figure ? other : one;
}

/** Whether the figure's own step made the contact. */
export function didCome({ one, oneCame, otherCame }: UnitMeeting, figure: FigureIndex): boolean {
  return one === figure ? oneCame : otherCame;
}

export function menIn(meetings: readonly UnitMeeting[]): FigureIndex[] {
  const figures: FigureIndex[] = [];
  for (const { one, other } of meetings) {
    if (!figures.includes(one)) figures.push(one);
    if (!figures.includes(other)) figures.push(other);
  }
  return figures;
}

/** The meetings of a figure in the slice of its first meeting. */
export function firstMeetings(meetings: readonly UnitMeeting[], figure: FigureIndex): UnitMeeting[] {
  let first = slices + 1;
  for (const met of meetings) if (isOf(met, figure) && met.slice < first) first = met.slice;
  return meetings.filter((met) => met.slice === first && isOf(met, figure));
}
