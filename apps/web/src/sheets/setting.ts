/** Layout of the quick sheet for the shorter Letter paper as well as A4: one step closer than A4 alone would need. */
import type { LayoutSetting, SheetDocument } from '@grognard/rules-kit';

export function forAnyPaper({ columns, points, spacing }: LayoutSetting): LayoutSetting {
  switch (points) {
    case 10:
      return { columns, points: 9.5, spacing };
    case 9.5:
      return { columns, points: 9, spacing };
    case 9:
      return { columns, points, spacing: 'tight' };
  }
}

/** A sheet with more blocks takes more than two pages anyway. */
const manyBlocks = 30;

/** Whether a sheet is so long that every line counts. */
export function isLongSheet({ sections }: Pick<SheetDocument, 'sections'>): boolean {
  return sections.reduce((sum, { blocks }) => sum + blocks.length, 0) > manyBlocks;
}
