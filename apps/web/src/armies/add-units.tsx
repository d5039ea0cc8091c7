/** AddUnits: all units that can be had, by group, with their prices. */
import type { ArmyOffers, Json } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';

interface AddProps {
  readonly offers: ArmyOffers;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly add: (entry: Json) => void;
}

export function AddUnits({ offers, isOpen, toggle, add }: AddProps) {
  return (
    <div className="add-units">
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {say('armies.add')}
      </button>
      {isOpen &&
        offers.units.map(({ title, additions }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <div className="troops">
              {additions.map(({ title: name, profile, points, entry }) => (
                <button key={name} type="button" onClick={() => add(entry)}>
                  <span>{name}</span> <small>{profile.join(' · ')}</small> <b>{points}</b>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
    </div>
  );
}
