/** causesIn: why units end as they do, as notes that are counted over all branches. */

import type { GiorgiEvent } from '../state/events.ts';
import type { Cause, ForecastNote } from './notes.ts';

export function causesIn(events: readonly GiorgiEvent[]): readonly ForecastNote[] {
  return events.flatMap((event) => {
    const cause = causeFrom(event);
    return cause === null ? [] : [{ kind: 'cause', cause }];
  });
}

function causeFrom(event: GiorgiEvent): Cause | null {
  if (event.kind === 'rungSet' && event.rung > 0)
    return { unit: event.unit, what: event.rung === 3 ? 'routs' : 'shaken', by: event.by };
  if (event.kind === 'destroyed') return { unit: event.unit, what: 'destroyed', by: event.by };
  if (event.kind === 'wentOff') return { unit: event.unit, what: 'off', by: event.by };
  if (event.kind === 'tested')
    return { unit: event.unit, what: event.passed ? 'passes' : 'fails', test: event.what };
  return null;
}
