/** Footprints of units, squares, camps and commanders (`unit.footprint`). */
import type { Footprint, Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import type { TableNumbers } from '../../data/table.ts';
import type { UnitRow } from '../../model.ts';
import { tenthsOfUd } from '../../scenarios/measure.ts';

export function footprintCalled(
  { footprints }: TableNumbers,
  name: keyof TableNumbers['footprints'],
  ud: Tenths,
): Footprint {
  const size = footprints[name];
  return {
    shape: 'rectangle',
    width: tenthsOfUd(numberAt(size, 0), ud),
    depth: tenthsOfUd(numberAt(size, 1), ud),
  };
}

/** The footprint of a unit that is not in square. */
export function footprintNameOf({
  category,
  deepOrder,
  battleUnit,
}: UnitRow): keyof TableNumbers['footprints'] {
  switch (category) {
    case 'LI':
      return 'LI';
    case 'LMI':
    case 'MI':
    case 'HI':
      if (deepOrder) return 'deepOrder';
      return battleUnit ? 'battleUnit' : 'levy';
    case 'WWg':
      return 'WWg';
    case 'Art':
      return 'Art';
    case 'El':
      return 'El';
    case 'LH':
    case 'Drag':
    case 'Cv':
    case 'Kn':
      return 'mounted';
  }
}
