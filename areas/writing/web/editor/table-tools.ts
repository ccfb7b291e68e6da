import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  tableEditing,
  toggleHeaderColumn,
} from 'prosemirror-tables';
import type { Engine } from './engine.ts';

/** What can be done inside a table; its plugin joins the editor once this file is there. */
export function joinTableTools({ view }: Engine): void {
  if (view.isDestroyed || view.state.plugins.some((one) => (one as { key?: string }).key?.startsWith('selectingCells')))
    return;
  view.updateState(view.state.reconfigure({ plugins: [...view.state.plugins, tableEditing()] }));
  const fix = fixTables(view.state);
  if (fix) view.dispatch(fix);
}

export const tableCommands: readonly { readonly label: string; readonly said: string; readonly command: Command }[] = [
  { label: 'Row below', said: 'Row added', command: addRowAfter },
  { label: 'Column after', said: 'Column added', command: addColumnAfter },
  { label: 'First column as headings', said: 'First column changed', command: toggleHeaderColumn },
  { label: 'Remove this row', said: 'Row removed', command: deleteRow },
  { label: 'Remove this column', said: 'Column removed', command: deleteColumn },
  { label: 'Remove the table', said: 'Table removed', command: deleteTable },
];
