/** EveningInvitation: a way to name units once for the evening, beside the form. */
import { say } from '../../languages/index.ts';
import { to } from '../../routes.ts';
import './evening.css';

export function EveningInvitation({ edition }: { readonly edition: string }) {
  return (
    <p className="invitation">
      <a href={to('companion', 'evenings', 'new', edition)}>{say('evening.name-units')}</a>
    </p>
  );
}
