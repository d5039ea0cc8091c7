/** BroughtArmies: the armies of a battle to which players bring their own: format, and a list for each side. Loaded where such a battle is begun. */
import type { ArmyFiles, Json, ReadArmy } from '@grognard/rules-kit';
import { loadArmyFiles } from '@grognard/rulesets/armies';
import { useEffect, useState } from 'react';
import { keepArmy } from '../armies/kept-armies.ts';
import { OpenArmy } from '../armies/open-army.tsx';
import { useKeptArmies } from '../armies/use-kept-armies.ts';
import { freshId } from '../companion/history/store.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import type { BattleSummary } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import '../armies/armies.css';

/** The file for each side, null for the army that stands in the battle; or null while a side has none. */
export type Brought = readonly Json[] | null;

interface BroughtProps {
  readonly battle: BattleSummary;
  /** Points of the armies that stand in the battle. */
  readonly points: number;
  readonly chosen: (brought: Brought) => void;
}

/** An army that can be brought. */
interface OfferedArmy {
  readonly key: string;
  readonly title: string;
  readonly group: 'own' | 'come-with';
  readonly army: ReadArmy;
}

/** What a side brings, by the key of the list. Null if nothing is chosen yet. */
interface SideArmy {
  readonly key: string | null;
  readonly file: Json;
}

/** The side's own army in the battle. */
const asWritten = { key: '', file: null };

export function BroughtArmies({ battle, points, chosen }: BroughtProps) {
  const [files, setFiles] = useState<ArmyFiles | null>(null);
  useEffect(() => {
    void loadArmyFiles().then((all) =>
      setFiles(all.find(({ ruleset }) => ruleset === battle.ruleset) ?? null),
    );
  }, [battle]);
  return files === null ? null : <Choosing files={files} battle={battle} points={points} chosen={chosen} />;
}

function offersIn(
  files: ArmyFiles,
  kept: readonly { readonly id: string; readonly file: Json }[],
  language: 'en' | 'fr' | 'it',
): OfferedArmy[] {
  const read = (key: string, group: OfferedArmy['group'], file: Json, title?: string): OfferedArmy[] => {
    const army = files.read(file, { language });
    return 'page' in army ? [{ key, group, army, title: title ?? army.name }] : [];
  };
  return [
    ...kept.flatMap(({ id, file }) => read(`own ${id}`, 'own', file)),
    ...files.bundled.flatMap(({ id, title, file }) =>
      read(id, 'come-with', { ...file, name: title[language] }, title[language]),
    ),
  ];
}

function Choosing({ files, battle, points, chosen }: BroughtProps & { readonly files: ArmyFiles }) {
  const { language } = useStore(settings);
  const { sides } = battle.summary;
  const kept = useKeptArmies().filter(({ ruleset }) => ruleset === battle.ruleset);
  const [format, setFormat] = useState(points);
  const [armies, setArmies] = useState<readonly SideArmy[]>(sides.map(() => asWritten));
  const offersOf = (size: number) =>
    offersIn(files, kept, language).filter(({ army }) => army.budget === size);
  const offers = offersOf(format);
  const legal = offers.filter(({ army }) => army.isLegal);
  const settle = (next: readonly SideArmy[]) => {
    setArmies(next);
    const isWhole = next.every(({ key }) => key !== null);
    const isOwn = next.every(({ key }) => key === asWritten.key);
    chosen(!isWhole ? null : isOwn ? [] : next.map(({ file }) => file));
  };
  const choose = (n: number, key: string) => {
    const found = legal.find((each) => each.key === key);
    settle(armies.with(n, found === undefined ? asWritten : { key, file: found.army.file }));
  };
  const changeFormat = (size: number) => {
    setFormat(size);
    const able = offersOf(size).filter(({ army }) => army.isLegal);
    const usual = (n: number): SideArmy => {
      const found = able[n] ?? able[0];
      return found === undefined ? { key: null, file: null } : { key: found.key, file: found.army.file };
    };
    settle(sides.map((_, n) => (size === points ? asWritten : usual(n))));
  };
  /** It is kept, and taken for the first side. */
  const opened = (army: ReadArmy) => {
    const at = Date.now();
    const id = freshId(at);
    void keepArmy({ id, ruleset: files.ruleset, file: army.file, at }).then(() => {
      if (!army.isLegal || army.budget !== format) notice(say('battle.army-kept', { title: army.name }));
      else settle(armies.with(0, { key: `own ${id}`, file: army.file }));
    });
  };
  return (
    <fieldset className="brought">
      <legend>{say('battle.armies')}</legend>
      <label className="field">
        <span>{say('battle.format')}</span>
        <select value={format} onChange={({ target }) => changeFormat(Number(target.value))}>
          {files.formats.map((each) => (
            <option key={each} value={each}>
              {say('armies.points', { n: each })}
            </option>
          ))}
        </select>
      </label>
      {sides.map(({ id, name }, n) => (
        <label key={id} className="field">
          <span>{say('battle.army-of', { name })}</span>
          <select
            data-side={id}
            value={armies[n]?.key ?? 'none'}
            onChange={({ target }) => choose(n, target.value)}
          >
            {armies[n]?.key === null && <option value="none">{say('battle.no-army')}</option>}
            {format === points && (
              <option value={asWritten.key}>{say('battle.army-written', { name })}</option>
            )}
            {(['own', 'come-with'] as const).map((group) => (
              <Group key={group} group={group} offers={offers.filter((each) => each.group === group)} />
            ))}
          </select>
        </label>
      ))}
      <OpenArmy files={files} opened={opened} />
      {legal.length === 0 && format !== points && (
        <p className="small">
          {say('battle.no-lists')} <a href={to('armies')}>{say('armies.new')}</a>
        </p>
      )}
    </fieldset>
  );
}

function Group({
  group,
  offers,
}: {
  readonly group: OfferedArmy['group'];
  readonly offers: readonly OfferedArmy[];
}) {
  if (offers.length === 0) return null;
  return (
    <optgroup label={group === 'own' ? say('armies.own') : say('armies.come-with')}>
      {offers.map(({ key, title, army }) => (
        <option key={key} value={key} disabled={!army.isLegal}>
          {army.isLegal ? title : say('battle.army-illegal', { title })}
        </option>
      ))}
    </optgroup>
  );
}
