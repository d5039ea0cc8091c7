/** The report of a battle as a page to print, and as one file to send. */
import { useMemo } from 'react';
import { say } from '../languages/index.ts';
import type { BattleResult, Replay } from '../referee/contract.ts';
import { saveAs } from '../replays/save-as.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { Page } from '../shell/page.tsx';
import { Picture } from '../shell/picture.tsx';
import { type BattleReport, type ReportBlock, reportOf } from './report.ts';
import { reportFile } from './report-file.ts';
import { foundIn } from './turning-points.tsx';
import type { Prospects } from './use-prospects.ts';
import './report.css';

interface ReportProps {
  readonly battle: BattleResult;
  readonly replay: Replay | null;
  readonly prospects: Prospects;
}

function Block({ block }: { readonly block: ReportBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.words}</h2>;
    case 'text':
      return <p>{block.words}</p>;
    case 'map':
      return (
        <figure>
          <Picture svg={block.svg} words={block.words} />
          <figcaption>{block.words}</figcaption>
        </figure>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([name, ...cells], n) => (
              <tr key={`${n} ${name}`}>
                <th scope="row">{name}</th>
                {cells.map((words, at) => (
                  <td key={block.head[at + 1]}>{words}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

function send(report: BattleReport): void {
  saveAs(reportFile(report, settings.get().language), report.title, { type: 'text/html', ending: 'html' });
}

export function ReportPage({ battle, replay, prospects }: ReportProps) {
  // The report is made when the work is done, and before it without turning points.
  const counted =
    prospects === null || prospects === 'failed' || prospects.done < 1 ? null : prospects.prospects;
  const report = useMemo(() => {
    if (replay === null) return null;
    const found = counted === null ? null : foundIn(counted, battle);
    const { curve, swings, battles } = found ?? { curve: [], swings: [], battles: 0 };
    return reportOf({ battle, replay, curve, swings, battles });
  }, [battle, replay, counted]);
  if (report === null) return <main id="main" className="waiting" aria-busy="true" />;
  const isWorking = prospects !== 'failed' && (prospects === null || prospects.done < 1);
  return (
    <Page
      title={report.verdict}
      here="replays"
      beside={
        <div className="row report-actions">
          <button type="button" className="first" onClick={() => print()}>
            {say('report.print')}
          </button>
          <button type="button" onClick={() => send(report)}>
            {say('report.send')}
          </button>
          <a className="button" href={to('result', battle.summary.id)}>
            {say('report.back')}
          </a>
        </div>
      }
    >
      <article className="report">
        <p className="battle-name">{report.title}</p>
        {isWorking && (
          <p className="working-out" role="status">
            {say('report.stillWorking')}
          </p>
        )}
        {report.blocks.map((block, n) => (
          <Block key={n} block={block} />
        ))}
      </article>
    </Page>
  );
}
