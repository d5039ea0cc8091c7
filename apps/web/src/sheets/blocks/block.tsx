/** One block of a sheet, of any kind. */
import type { PrintedSheet } from '@grognard/rules-kit';
import { EntriesView, OptionsView } from './catalogue.tsx';
import { ChangesView } from './changes.tsx';
import { ExamplesView } from './examples.tsx';
import { RowsView, RulesView, StepsView } from './lists.tsx';
import { OddsTable, TableView } from './table.tsx';

export function BlockView({ block }: { readonly block: PrintedSheet }) {
  switch (block.kind) {
    case 'table':
      return <TableView block={block} />;
    case 'rows':
      return <RowsView block={block} />;
    case 'steps':
      return <StepsView block={block} />;
    case 'odds':
      return <OddsTable block={block} />;
    case 'rules':
      return <RulesView block={block} />;
    case 'entries':
      return <EntriesView block={block} />;
    case 'options':
      return <OptionsView block={block} />;
    case 'examples':
      return <ExamplesView block={block} />;
    case 'changes':
      return <ChangesView block={block} />;
  }
}
