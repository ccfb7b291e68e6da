/** What can be read of a file. */
export const mostBytes = 5_000_000;
export const mostRows = 20_000;
const mostColumns = 200;

export interface SheetRow {
  /** In the file, the first is 1. A cell may hold several lines, so this is where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
}

export type SheetProblem = 'empty' | 'too large' | 'too many rows' | 'too many columns' | 'open quote';

/** The first line decides what stands between the cells: the one of , ; and tab that it has most of. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).slice(0, 20_000);
  const counts = [',', ';', '\t'].map((sign) => [line.split(sign).length, sign] as const);
  return counts.reduce((a, b) => (b[0] > a[0] ? b : a))[1];
}

/**
 * Reads CSV as RFC 4180 writes it, and what spreadsheets make of it: a mark at the start, semicolons, single line
 * feeds. One pass, sign by sign, so no text takes longer than its length.
 */
export function readSheet(file: string): Sheet | { readonly problem: SheetProblem; readonly line?: number } {
  if (file.length > mostBytes) return { problem: 'too large' };
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let began = 1;
  let at = 0;
  const endRow = () => {
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line: began, cells });
    cells = [];
  };
  while (at < text.length) {
    let cell = '';
    if (text.charAt(at) === '"') {
      const opened = line;
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return { problem: 'open quote', line: opened };
        const part = text.slice(at, quote);
        for (let feed = part.indexOf('\n'); feed >= 0; feed = part.indexOf('\n', feed + 1)) line += 1;
        cell += part;
        at = quote + 1;
        if (text.charAt(at) !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text.charAt(at) !== separator && text.charAt(at) !== '\n' && text.charAt(at) !== '\r')
      at += 1;
    cells.push(cell + text.slice(from, at));
    if (cells.length > mostColumns) return { problem: 'too many columns', line };
    if (text.charAt(at) === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text.charAt(at) === '\r') at += 1;
    if (text.charAt(at) === '\n') at += 1;
    line += 1;
    endRow();
    began = line;
    if (rows.length > mostRows + 1) return { problem: 'too many rows' };
  }
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return { problem: 'empty' };
  return { heads: first.cells.map((head) => head.trim()), rows: rest };
}
