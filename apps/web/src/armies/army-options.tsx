/** ArmyOptions: the options that an army is bought by, in the form of the companion. Their rules are loaded when they are opened. */
import { asJson, type Json, valueAt, withValueAt } from '@grognard/rules-kit';
import { Suspense, useState } from 'react';
import { Options } from '../companion/form/options.tsx';
import { useRuleset } from '../companion/loaded-ruleset.ts';
import type { OptionValues } from '../companion/rules.ts';
import type { Builder } from './use-builder.ts';

interface OptionsProps {
  readonly builder: Builder;
  readonly edition: string;
}

export function ArmyOptions({ builder, edition }: OptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { page } = builder;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {page.headings.options} ({page.options.length})
      </summary>
      {isOpen && (
        <Suspense fallback={<p aria-busy="true" />}>
          <OpenOptions builder={builder} edition={edition} />
        </Suspense>
      )}
    </details>
  );
}

/** The options of a file that was read, in which they are a record. */
function optionsIn(file: Json): OptionValues {
  const agreed: Json | undefined = valueAt(file, 'options');
  return typeof agreed === 'object' && agreed !== null && !('length' in agreed) ? { ...agreed } : {};
}

function OpenOptions({ builder: { army, offers, change }, edition }: OptionsProps) {
  const book = useRuleset(edition, 'whole');
  const values = optionsIn(army.file);
  return (
    <Options
      book={book}
      which="all"
      only={offers.options}
      values={values}
      set={(id, value) => {
        const { [id]: _before, ...others } = values;
        const next = value === undefined ? others : { ...others, [id]: value };
        change(withValueAt(army.file, 'options', asJson(next)), `options.${id}`);
      }}
    />
  );
}
