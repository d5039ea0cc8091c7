/** The result of the battle: winner, deciding rule, losses, luck of the dice, and links to read on. */
import { say } from '../languages/index.ts';
import type { ShownEpisode } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import type { TableState } from './table-store.ts';

interface LossExpectation {
  readonly expected: number;
  readonly came: number;
}

/** Losses of each side: expected from the dice, and actual. */
export function luckOf(log: readonly ShownEpisode[]): Readonly<Record<string, LossExpectation>> {
  const sums: Record<string, LossExpectation> = {};
  for (const { scenes } of log)
    for (const { entries } of scenes)
      for (const { diceLuck: random } of entries) {
        if (random === null) continue;
        const { expected, came } = sums[random.of] ?? { expected: 0, came: 0 };
        sums[random.of] = { expected: expected + random.expected, came: came + random.actual };
      }
  return sums;
}

const rounded = (value: number) =>
  value.toLocaleString(settings.get().language, { maximumFractionDigits: 1 });

/** Actual losses from the dice, with the expected number in brackets. */
const takenBy = ({ came, expected }: LossExpectation) => `${rounded(came)} (${rounded(expected)})`;

export function Outcome({ state }: { readonly state: TableState }) {
  const { status, log } = state;
  const { result, sides } = status;
  if (result === null) return null;
  const random = luckOf(log);
  const winners = sides.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  return (
    <section className="outcome">
      <h2>{winners.length === 0 ? say('outcome.draw') : say('outcome.won', { name: winners.join(', ') })}</h2>
      <p>
        {say('outcome.turns', { n: status.turn })}{' '}
        <a className="rule" href={to('sheets', status.edition, result.by)}>
          {result.by}
        </a>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('outcome.side')}</th>
            <th scope="col">{say('outcome.points')}</th>
            <th scope="col">{say('outcome.losses')}</th>
            <th scope="col">{say('outcome.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id, name, losses }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{result.points[id] ?? 0}</td>
              <td>{losses}</td>
              <td>{takenBy(random[id] ?? { came: 0, expected: 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sides.some(({ losses }) => losses > 0) && <p className="small">{say('outcome.luck')}</p>}
      <div className="row">
        <a className="button first" href={to('replay', status.game)}>
          {say('outcome.replay')}
        </a>
        <a className="button" href={to('battles')}>
          {say('outcome.again')}
        </a>
      </div>
      <p className="small">{say('outcome.hash', { hash: status.hash ?? '' })}</p>
    </section>
  );
}
