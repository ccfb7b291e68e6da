import { textCell } from './csv.ts';
import type { Sheet } from './csv-sheet.ts';
import type { BadRow } from './import-rows.ts';

/** The rows that can’t be read, as they are in the file, each with its line and the reason. */
export function badRowsCsv({ heads, rows }: Sheet, bad: readonly BadRow[]): string {
  const reasons = new Map(bad.map(({ line, column, message }) => [line, `${column}: ${message}`]));
  const lines = [
    [...heads, 'Line', 'Reason'],
    ...rows.flatMap(({ line, cells }) => {
      const reason = reasons.get(line);
      const padded = heads.map((_, at) => cells[at] ?? '');
      return reason === undefined ? [] : [[...padded, String(line), reason]];
    }),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(textCell).join(',')}\r\n`).join('')}`;
}

/** Parts of a list that are small enough to be sent at once. */
export function packed<T>(items: readonly T[], most: number, mostSigns: number): readonly (readonly T[])[] {
  const packs: T[][] = [];
  let pack: T[] = [];
  let signs = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    if (pack.length >= most || (pack.length > 0 && signs + size > mostSigns)) {
      packs.push(pack);
      pack = [];
      signs = 0;
    }
    pack.push(item);
    signs += size;
  }
  return pack.length > 0 ? [...packs, pack] : packs;
}
