/** The body of a sheet: sections with their blocks, each with an anchor for links. */
import type { PrintedSheet } from '@grognard/rules-kit';
import { BlockView } from './blocks/block.tsx';
import { Scroll } from './scroll.tsx';
import { type PlacedSection, partAddress } from './search.ts';
import { TitleWords } from './words.tsx';

/** Kinds of block in a quick sheet. They may be set in two columns. */
const tableKinds: readonly PrintedSheet['kind'][] = ['table', 'rows', 'steps', 'odds', 'rules'];

export function Sections({ sections }: { readonly sections: readonly PlacedSection[] }) {
  return sections.map((section) => <SectionView key={section.at} section={section} />);
}

function SectionView({ section: { at, title, blocks } }: { readonly section: PlacedSection }) {
  const isAtTable = blocks.every(({ block }) => tableKinds.includes(block.kind));
  return (
    <section className={isAtTable ? 'part at-table' : 'part'} id={partAddress(at)} tabIndex={-1}>
      {title !== '' && (
        <h2>
          <TitleWords text={title} />
        </h2>
      )}
      <div className="blocks">
        {blocks.map(({ at: place, block }) => (
          <section
            key={place}
            className={block.wide ? `block of-${block.kind} wide` : `block of-${block.kind}`}
            id={partAddress(at, place)}
            tabIndex={-1}
          >
            {block.title !== title && (
              <h3>
                <TitleWords text={block.title} />
              </h3>
            )}
            <Scroll label={block.title}>
              <BlockView block={block} />
            </Scroll>
          </section>
        ))}
      </div>
    </section>
  );
}
