/** What a Battle Unit counts in the value of an army (victory.value-battle-unit). */
export const battleUnitValue = 2;
