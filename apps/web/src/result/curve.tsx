/** The curve of a battle: battles in a hundred that a side wins after each turn, with the error shaded, and the same as a table. */
import type { CurvePoint, Swing } from '@grognard/simulator';
import { say } from '../languages/index.ts';
import { letterOf, percentWords, swingWords, turnWords } from './curve-words.ts';

const wide = 720;
const high = 300;
const margin = { left: 44, right: 24, top: 28, bottom: 34 } as const;

/** The top of the scale: as high as the curve, in steps of twenty. */
function topOf(curve: readonly CurvePoint[]): number {
  const most = Math.max(...curve.map(({ percent, error }) => percent + error));
  return Math.min(100, Math.max(40, Math.ceil(most / 20) * 20));
}

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  readonly swings: readonly Swing[];
  readonly title: string;
}

export function Curve({ curve, swings, title }: CurveProps) {
  const top = topOf(curve);
  const last = Math.max(1, curve.length - 1);
  const x = (turn: number) => margin.left + (turn / last) * (wide - margin.left - margin.right);
  const y = (percent: number) =>
    high - margin.bottom - (Math.min(top, Math.max(0, percent)) / top) * (high - margin.top - margin.bottom);
  const points = curve.map(({ turn, percent }) => `${x(turn)},${y(percent)}`).join(' ');
  const upper = curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent + error)}`);
  const lower = curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent - error)}`).reverse();
  const lines = Array.from({ length: top / 20 + 1 }, (_, n) => n * 20);
  const every = Math.ceil(curve.length / 14);
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={title}>
        {lines.map((percent) => (
          <g key={percent}>
            <line
              className="grid"
              x1={margin.left}
              x2={wide - margin.right}
              y1={y(percent)}
              y2={y(percent)}
            />
            <text x={margin.left - 8} y={y(percent) + 5} textAnchor="end">
              {percent}
            </text>
          </g>
        ))}
        <polygon className="error" points={[...upper, ...lower].join(' ')} />
        <polyline className="line" points={points} />
        {curve.map(({ turn, percent }) => (
          <g key={turn}>
            <circle className="dot" cx={x(turn)} cy={y(percent)} r={5} />
            {(turn % every === 0 || turn === last) && (
              <text x={x(turn)} y={high - 10} textAnchor="middle">
                {turnWords(turn)}
              </text>
            )}
          </g>
        ))}
        {swings.map((swing, n) => {
          const point = curve[swing.turn];
          if (point === undefined) return null;
          const [cx, cy] = [x(point.turn), y(point.percent)];
          const isAtEdge = cx > wide - 110;
          return (
            <g key={swing.turn} className="swing">
              <circle cx={cx} cy={cy} r={11} />
              <text className="letter" x={cx} y={cy + 5} textAnchor="middle">
                {letterOf(n)}
              </text>
              <text
                className="change"
                x={isAtEdge ? cx - 16 : cx + 15}
                y={cy - 9}
                textAnchor={isAtEdge ? 'end' : 'start'}
              >
                {swingWords(swing)}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{say('result.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('result.afterTurn')}</th>
              <th scope="col">{say('result.inHundred')}</th>
              <th scope="col">{say('result.error')}</th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ turn, percent, error }) => (
              <tr key={turn}>
                <th scope="row">{turnWords(turn)}</th>
                <td>{percentWords(percent)}</td>
                <td>±{percentWords(error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
