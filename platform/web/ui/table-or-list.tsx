import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  number?: boolean | undefined;
};

/**
 * A table where there is room, a list of facts where there is not. The roles are written out because browsers
 * drop a table's meaning when its display changes.
 */
export const TableOrList = <Row,>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  hideCaption?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}) => (
  <div className="table-box">
    {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
    <table className="table" role="table">
      <caption className={cx(hideCaption && 'vh')}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" className={cx(column.number && 'table-number')}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" role="rowheader">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} role="cell" className={cx(column.number && 'table-number')}>
                  <span className="table-label" aria-hidden="true">
                    {column.label}
                  </span>
                  <span>{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
  </div>
);
