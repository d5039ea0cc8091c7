/** OrderIcon: the sign of an order in the list. The words beside it say the same. */
import type { OrderSign } from '@grognard/engine';

/** Drawings on a field of 24 by 24. */
const drawings: Readonly<Record<OrderSign, string>> = {
  none: 'M12 3a9 9 0 1 0 .1 0M9.5 9.5q0-2.5 2.5-2.5t2.5 2.5q0 1.4-1.4 2.1-1.1.6-1.1 2.2M12 16.6v.4',
  stand: 'M12 4v15M9 4h6M6 19h12',
  move: 'M4 18 19 7M12 6.5 19 7l-2.2 6.6',
  fire: 'M12 5a7 7 0 1 0 .1 0M12 2v5M12 17v5M2 12h5M17 12h5',
  reload: 'M8 12v9h8v-9M12 3v13M8.5 12.5 12 16l3.5-3.5',
  crouch: 'M5 6l7 6 7-6M5 13l7 6 7-6',
  act: 'M5 12h.6M11.7 12h.6M18.4 12h.6',
  done: 'M5 13l5 5L20 6',
  warning: 'M12 4 22 20H2zM12 10v5M12 17v.5',
};

export function OrderIcon({ sign }: { readonly sign: OrderSign }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="drawing" data-sign={sign}>
      <path d={drawings[sign]} />
    </svg>
  );
}
