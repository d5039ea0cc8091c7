/** The end of the battle beside the table: who won, by which rule, and the way to its result page. */
import { say } from '../languages/index.ts';
import { to } from '../routes.ts';
import type { TableState } from './table-store.ts';

export function Outcome({ state }: { readonly state: TableState }) {
  const { status, log } = state;
  const { result, sides } = status;
  if (result === null) return null;
  const winners = sides.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  return (
    <section className="outcome">
      <h2>{winners.length === 0 ? say('outcome.draw') : say('outcome.won', { name: winners.join(', ') })}</h2>
      {/* The last entry of the log says why it ended. */}
      <p>{log.at(-1)?.scenes.at(-1)?.entries.at(-1)?.words}</p>
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
            <th scope="col">{say('result.points')}</th>
            <th scope="col">{say('result.losses')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id, name, losses }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{result.points[id] ?? '–'}</td>
              <td>{losses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <a className="button first" href={to('result', status.game)}>
          {say('outcome.open')}
        </a>
        <a className="button" href={to('replay', status.game)}>
          {say('outcome.replay')}
        </a>
      </div>
      <p className="small">{say('outcome.hash', { hash: status.hash ?? '' })}</p>
    </section>
  );
}
