/** onceEach: threats counted by enemies, each with the worst it could do and all else it could do behind that. */
import type { Threat } from './interaction.ts';

/** Threats sorted worst first, merged by who threatens, or by who is threatened. */
export function onceEach<T extends { readonly threat: Threat }>(
  sorted: readonly T[],
  by: 'from' | 'on',
): readonly T[] {
  const found = new Map<string, [T, ...T[]]>();
  for (const each of sorted) {
    const known = found.get(each.threat[by]);
    if (known === undefined) found.set(each.threat[by], [each]);
    else known.push(each);
  }
  return [...found.values()].map(([worst, ...others]) =>
    others.length === 0
      ? worst
      : { ...worst, threat: { ...worst.threat, also: others.map(({ threat }) => threat) } },
  );
}
