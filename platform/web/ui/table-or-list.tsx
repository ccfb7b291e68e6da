/// <reference types="vite/client" />
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { LoadMore } from './load-more.tsx';
import './table.css';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  number?: boolean | undefined;
  /** What the rows can be sorted by, from the smallest or from A. */
  sortBy?: ((row: Row) => number | string) | undefined;
};

/** More of them need more room before they are a table, and the most need most of a wide screen. */
const manyColumns = 5;
const mostColumns = 7;
const roomFor = (columns: number) =>
  columns > mostColumns ? 'table-most' : columns > manyColumns ? 'table-many' : undefined;

type Order = { readonly key: string; readonly down: boolean };

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | undefined): readonly Row[] {
  const by = columns.find(({ key }) => key === order?.key)?.sortBy;
  if (!by || !order) return rows;
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-AU');
  return rows.toSorted((a, b) => (order.down ? compare(by(b), by(a)) : compare(by(a), by(b))));
}

/** Names the order in words that fit what is sorted. */
const orderWords = ({ label, number }: { label: string; number?: boolean | undefined }, down: boolean) =>
  `Sorted by ${label}, ${number ? (down ? 'largest first' : 'smallest first') : down ? 'Z to A' : 'A to Z'}`;

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
  perPage = Number.POSITIVE_INFINITY,
}: {
  caption: string;
  hideCaption?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** So many rows at first, and so many more with each press of a button. */
  perPage?: number | undefined;
}) => {
  const [order, setOrder] = useState<Order>();
  const [most, setMost] = useState(perPage);
  const body = useRef<HTMLTableSectionElement>(null);
  const from = useRef(0);
  useEffect(() => {
    if (from.current === 0) return;
    const head = body.current?.rows[from.current]?.cells[0];
    from.current = 0;
    if (!head || most === perPage) return;
    head.tabIndex = -1;
    head.focus();
  }, [most, perPage]);
  const sort = (column: Column<Row>) => {
    const down = order?.key === column.key && !order.down;
    setOrder({ key: column.key, down });
    announce(orderWords(column, down));
  };
  const shown = sorted(rows, columns, order).slice(0, most);
  const sortOf = ({ key }: Column<Row>) => (order?.key !== key ? 'none' : order.down ? 'descending' : 'ascending');
  const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;
  return (
    <div className={cx('table-box', roomFor(columns.length))}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={cx('table', columns.some(({ sortBy }) => sortBy) && 'table-sorts')} role="table">
        <caption className={cx(hideCaption && 'vh')}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={cx(column.number && 'table-number', !column.sortBy && 'table-fixed')}
                aria-sort={column.sortBy && sortOf(column)}
              >
                {column.sortBy ? (
                  <button type="button" className="table-sort" onClick={() => sort(column)}>
                    <span>{column.label}</span>
                    <Icon icon={icons[sortOf(column)]} />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {shown.map((row) => (
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
                    <div>{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {shown.length < rows.length && (
        <LoadMore
          label="Show more"
          shown={shown.length}
          total={rows.length}
          onLoad={() => {
            from.current = shown.length;
            setMost(most + perPage);
          }}
        />
      )}
    </div>
  );
};
