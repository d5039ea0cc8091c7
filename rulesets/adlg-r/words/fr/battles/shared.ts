/** French phrases shared by several battles, or by a battle and the sheet. */
export const phrases: Readonly<Record<string, string>> = {
  Musketeers: 'Mousquetaires',
  Dragoons: 'Dragons',
  Brush: 'Broussailles',
};
