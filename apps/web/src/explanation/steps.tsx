/** StepsView: a throw step by step, each sum closed: whose dice, what they came to, what was added, against what, and by which rules. */
import { type Citation, capital, type ExplainedChart, type ExplainedStep } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { Die } from './dice.tsx';
import { RuleOf } from './rule-of.tsx';
import { throwsOf } from './throws.ts';
import './steps.css';

interface StepsProps {
  readonly edition: string;
  readonly steps: readonly ExplainedStep[];
}

export function StepsView({ edition, steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <div className="throw-steps">
      {throwsOf(steps).map((together, n) => (
        <Throw key={n} edition={edition} steps={together} />
      ))}
    </div>
  );
}

/** Steps that are thrown together stand side by side, with the rules that they share below. */
function Throw({ edition, steps }: StepsProps) {
  const ahead = steps.find(({ lead }) => lead === 'ahead') ?? steps.find(({ lead }) => lead === 'level');
  const charts = steps.map(
    ({ chart }, n) => chart !== null && <Chart key={n} edition={edition} chart={chart} />,
  );
  const isThrown = steps.some(({ dice }) => dice.length > 0);
  return (
    <div className="throw">
      {!isThrown && charts}
      <div className={isThrown ? 'sides' : 'sides after'}>
        {steps.map((step) => (
          <Side key={`${step.by} ${step.purpose}`} edition={edition} step={step} />
        ))}
      </div>
      {ahead !== undefined && (
        <p className="compared">
          <b>{ahead.total}</b> {ahead.against.join(' ')}
        </p>
      )}
      {isThrown && charts}
      <Rules edition={edition} steps={steps} />
    </div>
  );
}

interface StepProps {
  readonly edition: string;
  readonly step: ExplainedStep;
}

function Side({ edition, step }: StepProps) {
  const { owner, purpose, value, reading, additions, total, sum, against, lead, result } = step;
  return (
    <section className={lead === null ? 'thrower' : `thrower ${lead}`}>
      <h3>
        {owner} <span className="purpose">{purpose}</span>
      </h3>
      {value !== null && (step.dice.length > 0 || additions.length > 0) && (
        <div className="thrown">
          <ThrownDice dice={step.dice} />
          <p className="figure">
            <b>{value}</b> <span>{reading}</span>
          </p>
        </div>
      )}
      {additions.map(({ value: added, label, cited }, n) => (
        <p key={n} className="figure added">
          <b>{added}</b>
          <span>
            {label} {cited !== null && <RuleOf edition={edition} cited={cited} />}
          </span>
        </p>
      ))}
      {lead === null ? (
        <p className="came-to">
          {sum !== null && <b className="sum">{sum}</b>}
          {against.map((need) => (
            <span key={need} className="need">
              {need}
            </span>
          ))}
          <strong>{capital(result)}</strong>
        </p>
      ) : (
        <p className="came-to">
          {sum !== null && <span className="sum">{sum}</span>}
          <strong>{total}</strong>
        </p>
      )}
    </section>
  );
}

/** Dice with the faces of those that were thrown again behind the first. */
function ThrownDice({ dice }: Pick<ExplainedStep, 'dice'>) {
  if (dice.length === 0) return null;
  return (
    <span className="dice large" role="img" aria-label={say('note.dice', { faces: dice.flat().join(', ') })}>
      {dice.map((faces, n) => (
        <span key={n} className="thrown-die">
          {faces.map((face, at) => (
            <Die key={at} face={face} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A row of a chart with the cell that was read. Cells with long texts show only where they lie. */
function Chart({
  edition,
  chart: { cited, cells },
}: {
  readonly edition: string;
  readonly chart: ExplainedChart;
}) {
  const isShort = cells.every(({ text }) => text.length <= 8);
  const read = cells.find(({ isRead }) => isRead);
  return (
    <div className="chart">
      <p className="chart-title">
        {cited.label} <RuleOf edition={edition} cited={cited} />
      </p>
      <ol>
        {cells.map(({ span, text, isRead }) => (
          <li key={span} className={isRead ? 'read' : undefined} aria-current={isRead ? 'true' : undefined}>
            <span>{span}</span> {isShort && <b>{text}</b>}
          </li>
        ))}
      </ol>
      {!isShort && read !== undefined && <p>{capital(read.text)}</p>}
    </div>
  );
}

/** Rules that fired, and quieter those that did not. A rule above a chart is not named again. */
function Rules({ edition, steps }: StepsProps) {
  const charted = new Set(steps.map(({ chart }) => chart?.cited.rule));
  const once = (rules: readonly Citation[]) =>
    rules.filter(({ rule }, at) => rules.findIndex((other) => other.rule === rule) === at);
  const fired = once(steps.flatMap((step) => step.fired)).filter(({ rule }) => !charted.has(rule));
  const idle = once(steps.flatMap((step) => step.idle));
  if (fired.length + idle.length === 0) return null;
  return (
    <ul className="by-rules">
      {fired.map((cited) => (
        <li key={cited.rule}>
          {cited.label} <RuleOf edition={edition} cited={cited} />
        </li>
      ))}
      {idle.map((cited) => (
        <li key={cited.rule} className="idle">
          {cited.label} ({say('note.no-effect')}) <RuleOf edition={edition} cited={cited} />
        </li>
      ))}
    </ul>
  );
}
