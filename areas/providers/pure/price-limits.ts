import { parseMoney } from '#platform/contract/money.ts';
import { type PriceUnit, priceUnits } from '#platform/contract/price-units.ts';

/** Where a support is given, as limits tell places apart. */
export const regions = ['national', 'remote', 'very_remote'] as const;
export type Region = (typeof regions)[number];

/** One support item for a range of days. Null: it has no limit there. */
export interface LimitRow {
  readonly item: string;
  readonly unit: PriceUnit;
  /** Cents. */
  readonly national: number | null;
  readonly remote: number | null;
  readonly veryRemote: number | null;
  readonly from: string;
  readonly to: string;
}

export interface LimitError {
  /** As an editor counts them, from 1. */
  readonly line: number;
  readonly message: string;
}

export const limitColumns = ['item', 'national', 'remote', 'very remote', 'unit', 'from', 'to'] as const;
type ColumnName = (typeof limitColumns)[number];

export const limitBounds = {
  /** Bytes of a file. */
  file: 5_000_000,
  rows: 10_000,
  /** Lines that are named as wrong; then the rest is not read. */
  errors: 500,
  /** Rows of one call. */
  batch: 400,
  /** Cents. */
  price: 100_000_000,
} as const;

/** A support item number, with the endings that some have: 01_011_0107_1_1, 01_011_0107_1_1_T. */
export const itemForm = /^[0-9A-Z]{2,4}(?:_[0-9A-Z]{1,6}){2,6}$/;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a CSV text. A quoted cell may hold commas, line breaks and doubled quotes. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const begin = text.startsWith('\uFEFF') ? 1 : 0;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      yield { line: start, cells: [...cells, cell] };
      [cells, cell, start] = [[], '', line];
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) yield { line: start, cells: [...cells, cell] };
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= '2000' && text < '2100';
};

/** 2026-07-01, or 1/7/2026 as Australians write it. Undefined: no day of the calendar. */
export function readDay(text: string): string | undefined {
  const given = text.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(given) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : given;
  return /^\d{4}-\d\d-\d\d$/.test(written) && isDay(written) ? written : undefined;
}

function readRow(of: (name: ColumnName) => string): LimitRow | string {
  const item = of('item').toUpperCase();
  if (!itemForm.test(item) || item.length > 30) return `“${item.slice(0, 40)}” is not a support item number.`;
  const unit = priceUnits.find((one) => one === of('unit').toLowerCase());
  if (!unit) return `“${of('unit').slice(0, 40)}” is not a unit. Use ${priceUnits.join(', ')}.`;
  const price = (name: ColumnName) => {
    if (of(name) === '') return null;
    const minor = parseMoney(of(name), 'AUD')?.minor;
    return minor !== undefined && minor <= limitBounds.price ? minor : undefined;
  };
  const [national, remote, veryRemote] = [price('national'), price('remote'), price('very remote')];
  for (const [name, value] of [
    ['national', national],
    ['remote', remote],
    ['very remote', veryRemote],
  ] as const) {
    if (value === undefined) return `“${of(name).slice(0, 40)}” (${name}) is not an amount in dollars.`;
  }
  const [from, to] = [readDay(of('from')), readDay(of('to'))];
  if (!from || !to) return `“${(from ? of('to') : of('from')).slice(0, 40)}” is not a date. Write 2026-07-01.`;
  if (to < from) return 'The last day is before the first.';
  return { item, unit, national: national ?? null, remote: remote ?? null, veryRemote: veryRemote ?? null, from, to };
}

export interface ReadLimits {
  readonly rows: readonly LimitRow[];
  readonly errors: readonly LimitError[];
}

interface Days {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** Puts days among those of the same item, the first ones first; answers with those that they share a day with, and puts nothing. */
function keepApart(sorted: Days[], days: Days): Days | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? '') < days.from) low = middle + 1;
    else high = middle;
  }
  // Those before it end before it, but for the last; those after it begin after it, but for the first.
  const same = [sorted[low - 1], sorted[low]].find((one) => one && one.from <= days.to && days.from <= one.to);
  if (!same) sorted.splice(low, 0, days);
  return same;
}

/** What a file of price limits says, and each line that cannot be so, up to a bound. */
export function readLimits(text: string): ReadLimits {
  const rows: LimitRow[] = [];
  const errors: LimitError[] = [];
  const seen = new Map<string, Days[]>();
  let columns: ReadonlyMap<ColumnName, number> | undefined;
  for (const { line, cells } of csvRecords(text)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      const names = cells.map((cell) => cell.trim().toLowerCase());
      const missing = limitColumns.filter((name) => !names.includes(name));
      if (missing.length > 0) {
        return { rows: [], errors: [{ line, message: `The first line has no column “${missing.join('”, “')}”.` }] };
      }
      columns = new Map(limitColumns.map((name) => [name, names.indexOf(name)]));
      continue;
    }
    const known = columns;
    if (errors.length >= limitBounds.errors) break;
    if (rows.length >= limitBounds.rows) {
      errors.push({ line, message: `A file has at most ${limitBounds.rows.toLocaleString('en-AU')} rows.` });
      break;
    }
    const row = readRow((name) => (cells[known.get(name) ?? -1] ?? '').trim());
    if (typeof row === 'string') {
      errors.push({ line, message: row });
      continue;
    }
    const others = seen.get(row.item) ?? [];
    seen.set(row.item, others);
    const same = keepApart(others, { line, from: row.from, to: row.to });
    if (same) {
      errors.push({ line, message: `${row.item} has a limit for these days on line ${same.line} already.` });
      continue;
    }
    rows.push(row);
  }
  if (!columns) return { rows: [], errors: [{ line: 1, message: 'The file is empty.' }] };
  return { rows, errors };
}

export interface FoundLimit {
  /** Cents; null: on record without a limit for this region. */
  readonly price: number | null;
  readonly unit: PriceUnit;
  readonly from: string;
  readonly to: string;
}

export const limitStates = ['within', 'over', 'none', 'noLimit', 'otherUnit', 'noItem', 'noPrice'] as const;
export type LimitState = (typeof limitStates)[number];

/** How a price stands to the limit on record. Nothing is said where nothing is on record. */
export function compareLimit(
  support: { readonly supportItem: string; readonly unitPrice: number | null; readonly unitType: PriceUnit },
  limit: FoundLimit | undefined,
): LimitState {
  if (support.supportItem === '') return 'noItem';
  if (!limit) return 'none';
  if (limit.price === null) return 'noLimit';
  if (support.unitPrice === null) return 'noPrice';
  if (support.unitType !== limit.unit) return 'otherUnit';
  return support.unitPrice > limit.price ? 'over' : 'within';
}
