/** House: the house rules of a battle, which are none, those of the companion, or those of a file. */
import type { OptionValues } from '../companion/rules.ts';
import { say } from '../languages/index.ts';

/** The agreed options: those stored by the companion, or a file that the referee reads. */
export interface HouseRulesChoice {
  readonly options: OptionValues;
  readonly house?: unknown;
}

export type HouseChoice = 'none' | 'companion' | 'file';

interface HouseProps {
  readonly choice: HouseChoice;
  readonly choose: (choice: HouseChoice) => void;
  readonly pick: (file: File | null) => void;
  /** The companion's options for the edition. */
  readonly kept: OptionValues;
}

export function House({ choice, choose, pick, kept }: HouseProps) {
  const count = Object.keys(kept).length;
  return (
    <>
      <label className="field">
        <span>{say('options.title')}</span>
        <select value={choice} onChange={(event) => choose(event.target.value as HouseChoice)}>
          <option value="none">{say('battle.house-none')}</option>
          {count > 0 && <option value="companion">{say('battle.house-companion', { count })}</option>}
          <option value="file">{say('battle.house-file')}</option>
        </select>
      </label>
      {choice === 'file' && (
        <input
          type="file"
          required
          accept=".json,application/json"
          aria-label={say('battle.house-file')}
          onChange={(event) => pick(event.target.files?.[0] ?? null)}
        />
      )}
    </>
  );
}

/** The house rules of a choice. Null if the file is not JSON. */
export async function houseRulesChosen(
  choice: HouseChoice,
  kept: OptionValues,
  file: File | null,
): Promise<HouseRulesChoice | null> {
  if (choice === 'companion') return { options: kept };
  if (choice === 'none' || file === null) return { options: {} };
  try {
    return { options: {}, house: JSON.parse(await file.text()) as unknown };
  } catch {
    return null;
  }
}
