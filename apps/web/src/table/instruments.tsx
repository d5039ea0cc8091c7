/** The measuring instruments of the table, for all pieces and at any time. */
import type { Measurement, PieceNoun } from '@grognard/engine';
import type { CanvasTable } from '@grognard/table-view/canvas';
import type { Tool } from '@grognard/table-view/gestures';
import type { RefObject } from 'react';
import { say } from '../languages/index.ts';

const tools: readonly Tool[] = ['orders', 'select', 'measure', 'sight', 'reach', 'arc', 'threats'];

/** Drawings of the instruments, on a field of 24 by 24. */
const drawings: Readonly<Record<Tool | LensProps['name'], string>> = {
  orders: 'M6 3v14l4-4 3 7 3-1.5-3-6.5h5z',
  select: 'M4 8V4h4M10.5 4h3M16 4h4v4M20 10.5v3M20 16v4h-4M13.5 20h-3M8 20H4v-4M4 13.5v-3',
  measure: 'M3 16 16 3l5 5L8 21zM8 11l2 2M11 8l3 3M14 5l2 2',
  sight: 'M2 12q10-11 20 0q-10 11-20 0zM12 9a3 3 0 1 0 .1 0',
  reach: 'M12 3a9 9 0 1 0 .1 0M12 12h6M15 9l3 3-3 3',
  arc: 'M12 21 4 6q8-6 16 0z',
  threats: 'M12 3v18M3 12h18M12 6a6 6 0 1 0 .1 0',
  nearer: 'M11 4a7 7 0 1 0 .1 0M16 16l5 5M8 11h6M11 8v6',
  farther: 'M11 4a7 7 0 1 0 .1 0M16 16l5 5M8 11h6',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  legend: 'M4 4h4v4H4zM4 10h4v4H4zM4 16h4v4H4zM11 6h9M11 12h9M11 18h9',
};

function Drawing({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="drawing">
      <path d={drawings[name]} />
    </svg>
  );
}

interface LensProps {
  readonly name: 'nearer' | 'farther' | 'whole' | 'legend';
  readonly act: () => void;
}

function Lens({ name, act }: LensProps) {
  return (
    <button type="button" title={say(`tool.${name}`)} aria-label={say(`tool.${name}`)} onClick={act}>
      <Drawing name={name} />
    </button>
  );
}

interface InstrumentProps {
  readonly tool: Tool;
  readonly choose: (tool: Tool) => void;
  readonly table: RefObject<CanvasTable | null>;
  readonly measurement: Measurement | null;
  readonly pieceNoun: PieceNoun;
  readonly openLegend: () => void;
}

export function Instruments({
  tool,
  choose,
  table,
  measurement,
  pieceNoun: noun,
  openLegend,
}: InstrumentProps) {
  const zoom = (factor: number) => table.current?.zoomAt(innerWidth / 3, innerHeight / 3, factor);
  return (
    <>
      <div className="instruments" role="toolbar" aria-label={say('tool.bar')}>
        {tools.map((each) => (
          <button
            key={each}
            type="button"
            title={say(`tool.${each}`, { noun })}
            aria-label={say(`tool.${each}`, { noun })}
            aria-pressed={tool === each}
            onClick={() => choose(each)}
          >
            <Drawing name={each} />
          </button>
        ))}
      </div>
      <div className="lenses" role="toolbar" aria-label={say('tool.lenses')}>
        <Lens name="nearer" act={() => zoom(1.4)} />
        <Lens name="farther" act={() => zoom(0.7)} />
        <Lens name="whole" act={() => table.current?.fit()} />
        <Lens name="legend" act={openLegend} />
      </div>
      {(measurement !== null || tool !== 'orders') && (
        <div className="reading" aria-live="polite">
          {measurement === null ? (
            <p>{say(`tool.${tool}.how`, { noun })}</p>
          ) : (
            measurement.lines.map((line) => <p key={line}>{line}</p>)
          )}
          {measurement?.threats.map(({ from, title, odds }) => (
            <p key={`${from} ${title}`} className="threat">
              {title} <b>{odds[0]?.percent}</b>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
