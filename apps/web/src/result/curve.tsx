/** The curve of a battle: battles in a hundred that a side wins after each turn, with the error shaded, and the same as a table. */
import type { CurvePoint, Swing } from '@grognard/simulator';
import { say } from '../languages/index.ts';
import { curveScale, swingPlace } from './curve-scale.ts';
import { letterOf, percentWords, swingWords, turnWords } from './curve-words.ts';

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  readonly swings: readonly Swing[];
  readonly title: string;
}

export function Curve({ curve, swings, title }: CurveProps) {
  const { wide, high, left, right, levels, every, x, y } = curveScale(curve);
  const last = curve.length - 1;
  const points = curve.map(({ turn, percent }) => `${x(turn)},${y(percent)}`).join(' ');
  const upper = curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent + error)}`);
  const lower = curve.map(({ turn, percent, error }) => `${x(turn)},${y(percent - error)}`).reverse();
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={title}>
        {levels.map((percent) => (
          <g key={percent}>
            <line className="grid" x1={left} x2={wide - right} y1={y(percent)} y2={y(percent)} />
            <text x={left - 8} y={y(percent) + 5} textAnchor="end">
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
          const place = swingPlace(curve, swing);
          if (place === null) return null;
          const { cx, cy } = place;
          return (
            <g key={swing.turn} className="swing">
              <circle cx={cx} cy={cy} r={11} />
              <text className="letter" x={cx} y={cy + 5} textAnchor="middle">
                {letterOf(n)}
              </text>
              <text className="change" x={place.x} y={place.y} textAnchor={place.anchor}>
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
