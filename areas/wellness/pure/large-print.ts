import type { SummaryBlock, SummaryTable } from './summary.ts';

/** So many columns of figures fit beside the names of the rows in large print. */
const mostColumns = 5;

/** Cuts a wide table into tables that have the same rows and some of the columns each. */
function narrowed({ heads, rows, whole, bars }: SummaryTable): readonly SummaryTable[] {
  const columns = heads.length - 1;
  const parts = Math.ceil(columns / mostColumns);
  const each = Math.ceil(columns / parts);
  return Array.from({ length: parts }, (_, at) => {
    const [start, end] = [1 + at * each, Math.min(heads.length, 1 + (at + 1) * each)];
    const cut = (cells: readonly string[]) => [cells[0] ?? '', ...cells.slice(start, end)];
    const own = cut(heads);
    return {
      ...{ heads: own, rows: rows.map(cut) },
      ...(bars && own.includes(bars.head) && { bars }),
      ...(whole && { whole: cut(whole) }),
    };
  });
}

/** The tables of a part; in large print a wide one is several. */
export const tablesOf = ({ table }: SummaryBlock, isLarge: boolean): readonly SummaryTable[] =>
  table ? (isLarge ? narrowed(table) : [table]) : [];
