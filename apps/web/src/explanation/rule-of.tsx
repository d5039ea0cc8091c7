/** RuleOf: the rule in the margin. Its id links to its sentence on the sheet, and its mark shows its standing. */
import { type Citation, kitWords, type Standing } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';

/** Rules that the sheet or its author states need no mark. */
const marks: Readonly<Record<Standing, string>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

function StandingMark({ standing }: { readonly standing: Standing }) {
  const { language } = useStore(settings);
  const word = kitWords(language).standings[standing];
  return (
    <span className={`standing ${standing}`} title={say(`standing.${standing}`)}>
      {marks[standing]} {word}
    </span>
  );
}

interface RuleOfProps {
  readonly edition: string;
  readonly cited: Pick<Citation, 'rule' | 'standing'>;
}

export function RuleOf({ edition, cited }: RuleOfProps) {
  return (
    <span className="rule">
      <a href={to('sheets', edition, cited.rule)}>{cited.rule}</a> <StandingMark standing={cited.standing} />
    </span>
  );
}
