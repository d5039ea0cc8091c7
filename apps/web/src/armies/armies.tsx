/** ArmiesScreen: armies bought by points: the list, the builder, the page for the printer. */
import type { ArmyFiles } from '@grognard/rules-kit';
import { loadArmyFiles } from '@grognard/rulesets/armies';
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { useEffect, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { ArmyList } from './army-list.tsx';
import { BuilderScreen } from './builder.tsx';
import { type KeptArmy, keptArmy } from './kept-armies.ts';
import { ArmyPaper } from './paper.tsx';
import '../companion/companion.css';
import './armies.css';

export function ArmiesScreen({ at }: ScreenProps) {
  const [all, setAll] = useState<readonly ArmyFiles[] | null>(null);
  useEffect(() => void loadArmyFiles().then(setAll), []);
  const [id, way] = at.path;
  if (all === null) return <main id="main" className="waiting" aria-busy="true" />;
  if (id === undefined) return <ArmyList all={all} />;
  return <OneArmy key={`${id} ${way}`} all={all} id={id} isPrinted={way === 'print'} />;
}

interface OneProps {
  readonly all: readonly ArmyFiles[];
  readonly id: string;
  readonly isPrinted: boolean;
}

function OneArmy({ all, id, isPrinted }: OneProps) {
  const [kept, setKept] = useState<KeptArmy | 'none' | null>(null);
  useEffect(() => void keptArmy(id).then((army) => setKept(army ?? 'none')), [id]);
  if (kept === null) return <main id="main" className="waiting" aria-busy="true" />;
  const files = kept === 'none' ? undefined : all.find(({ ruleset }) => ruleset === kept.ruleset);
  const army = kept === 'none' ? undefined : files?.read(kept.file);
  if (kept === 'none' || files === undefined || army === undefined || !('page' in army))
    return (
      <Page title={say('armies.title')} here="armies">
        <p>{say(kept === 'none' ? 'armies.gone' : 'armies.unreadable')}</p>
        <a href={to('armies')}>{say('armies.own')}</a>
      </Page>
    );
  if (isPrinted) return <ArmyPaper army={army} id={id} />;
  return <BuilderScreen files={files} kept={kept} edition={editionOf(files.ruleset)} />;
}

function editionOf(ruleset: string): string {
  const edition = lazyRulesets.find(({ id }) => id === ruleset)?.editions[0];
  if (edition === undefined) throw new RangeError(`${ruleset} has no edition`);
  return edition.id;
}
