/** What an army of 100 or of 300 points pays and has, where it differs from one of 200 points. */

export interface FormatFigures {
  readonly competent: number;
  readonly brilliant: number;
  readonly strategist: number;
  readonly fortifiedCamp: number;
  /** Most that the grades of all commanders add up to. */
  readonly commandValue: number;
  /** Width and depth in UD. */
  readonly table: readonly number[];
}

export const formats: Readonly<Record<'100' | '300', FormatFigures>> = {
  '100': { competent: 2, brilliant: 3, strategist: 5, fortifiedCamp: 3, commandValue: 2, table: [24, 16] },
  '300': {
    competent: 5,
    brilliant: 10,
    strategist: 15,
    fortifiedCamp: 9,
    commandValue: 5,
    table: [37.5, 25],
  },
};
