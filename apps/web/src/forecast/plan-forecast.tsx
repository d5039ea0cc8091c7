/** PlanForecastNote: the losses to be expected from the orders given so far, with what is taken for granted beside them. */
import type { PlanForecast } from '@grognard/engine';
import { useEffect, useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { GameStatus } from '../referee/contract.ts';
import './forecast.css';

interface FoundForecast {
  readonly status: GameStatus;
  readonly forecast: PlanForecast | null;
}

/** Worked out anew whenever the orders change. Older figures stay until then, so that nothing jumps. */
export function PlanForecastNote({ status }: { readonly status: GameStatus }) {
  const [found, setFound] = useState<FoundForecast | null>(null);
  const isAsked = status.prompt?.finish != null && !status.prompt.isSetup;
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    const ask = async () => {
      const forecast = await referee().planForecast(status.game);
      if (isHere) setFound({ status, forecast });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [isAsked, status]);
  const isOfThisTurn = found !== null && found.status.turn === status.turn && isAsked;
  if (!isOfThisTurn || found.forecast === null) return null;
  return <PlanForecastWords forecast={found.forecast} />;
}

function PlanForecastWords({ forecast }: { readonly forecast: PlanForecast }) {
  const { inflicted, suffered, basis, assumptions } = forecast;
  return (
    <section className="plan-forecast" aria-label={say('forecast.plan-title')}>
      <p>{say('forecast.plan', { inflicted: inflicted.words, suffered: suffered.words })}</p>
      <p className="forecast-foot">
        <em>{assumptions.join(' ')}</em>{' '}
        {basis.kind === 'exact'
          ? say('forecast.plan-exact')
          : say('forecast.plan-sampled', { trials: basis.trials, error: basis.error })}
      </p>
    </section>
  );
}
