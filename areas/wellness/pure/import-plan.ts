import { csvColumns, scaleColumn } from './csv.ts';
import type { Sheet } from './csv-sheet.ts';
import { type DateOrder, orderOf, readMoodWord, readNumber } from './read-values.ts';

export const ratingFields = ['mood', 'energy', 'pain'] as const;
export type RatingField = (typeof ratingFields)[number];
export const importFields = [
  'day',
  'time',
  ...ratingFields,
  'sleep',
  'symptoms',
  'medications',
  'factors',
  'notes',
] as const;
export type ImportField = (typeof importFields)[number];

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How the columns of a file become entries. The member sees it, and can change all of it. */
export interface ImportPlan {
  readonly source: 'Doorways' | 'Daylio' | 'Bearable' | 'another diary';
  /** Which column; a field that isn’t named has none. */
  readonly columns: Partial<Readonly<Record<ImportField, number>>>;
  readonly dates: DateOrder;
  /** What a rating runs from and to in the file. It is stretched to ours. */
  readonly ranges: Readonly<Record<RatingField, Range>>;
  /** What the member gives where the file has no value; null leaves such rows out. */
  readonly missing: Readonly<Record<RatingField, number | null>>;
  /** Columns that are own scales from 0 to 10. */
  readonly scales: readonly number[];
}

/** Other names of columns, in small letters. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  day: ['full_date', 'day', 'date', 'date formatted', 'datetime', 'entry date'],
  time: ['time', 'hour', 'time of day'],
  mood: ['mood', 'mood rating', 'moodrating', 'feeling'],
  energy: ['energy', 'energy level', 'energylevel', 'fatigue'],
  pain: ['pain', 'pain level', 'painlevel', 'pain score'],
  sleep: ['sleep', 'sleep hours', 'hours of sleep', 'sleephours'],
  symptoms: ['symptoms', 'symptom'],
  medications: ['medicines taken', 'medications', 'medication', 'medicines', 'meds'],
  factors: ['what happened', 'activities', 'factors', 'tags', 'lifestyle factors'],
  notes: ['notes', 'note', 'journal', 'comment', 'comments', 'text'],
};

function columnOf(heads: readonly string[], field: ImportField): number | undefined {
  const small = heads.map((head) => head.toLowerCase());
  const own = heads.indexOf(csvColumns[field]);
  if (own >= 0) return own;
  for (const name of names[field]) {
    const at = small.indexOf(name);
    if (at >= 0) return at;
  }
  return undefined;
}

export const ownRanges: Readonly<Record<RatingField, Range>> = {
  mood: { least: 1, most: 10 },
  energy: { least: 1, most: 10 },
  pain: { least: 0, most: 10 },
};
const numbersIn = (texts: readonly string[]) =>
  texts.map((text) => readNumber(text)).filter((number) => number !== undefined);
// A single number above 10 is a mistake, and is named as one.
const isOfHundred = (numbers: readonly number[]) =>
  numbers.filter((number) => number > 10).length * 10 > numbers.length;
const isOfTen = (numbers: readonly number[]) => numbers.some((number) => number > 5) && !isOfHundred(numbers);

/** The range that fits what stands in a column: ours if something is above 5 in a file, else that of five steps. */
function rangeOf(field: RatingField, texts: readonly string[], anyOfTen: boolean): Range {
  const numbers = numbersIn(texts);
  const [least, most] = [Math.min(...numbers.slice(0, 5000)), Math.max(...numbers.slice(0, 5000))];
  if (numbers.length === 0) return texts.some((text) => readMoodWord(text)) ? { least: 1, most: 5 } : ownRanges[field];
  if (isOfHundred(numbers)) return { least: 0, most: 100 };
  if (most > 5 || anyOfTen) return ownRanges[field];
  return { least: least < 1 ? 0 : 1, most: 5 };
}

function sourceOf(heads: readonly string[]): ImportPlan['source'] {
  const small = new Set(heads.map((head) => head.toLowerCase()));
  if (heads.includes(csvColumns.mood) && heads.includes(csvColumns.day)) return 'Doorways';
  if (small.has('activities') && small.has('mood') && small.has('weekday')) return 'Daylio';
  if (small.has('category') && small.has('rating/amount')) return 'Bearable';
  return 'another diary';
}

/** A first plan for a file, from the names of its columns and from what stands in them. */
export function guessPlan(sheet: Sheet, source: ImportPlan['source'] = sourceOf(sheet.heads)): ImportPlan {
  const { heads, rows } = sheet;
  const columns: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  for (const field of importFields) {
    const at = columnOf(heads, field);
    if (at === undefined || taken.has(at)) continue;
    columns[field] = at;
    taken.add(at);
  }
  const textsOf = (field: ImportField) => {
    const at = columns[field];
    return at === undefined ? [] : rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  };
  // One diary mostly asks for all its ratings in the same way: who never has more energy than 5 of 10 keeps their 5. Only
  // Bearable asks for energy in five steps, and for mood in ten.
  const anyOfTen = source !== 'Bearable' && ratingFields.some((field) => isOfTen(numbersIn(textsOf(field))));
  const range = (field: RatingField) =>
    source === 'Doorways' ? ownRanges[field] : rangeOf(field, textsOf(field), anyOfTen);
  return {
    source,
    columns,
    dates: orderOf(textsOf('day')),
    ranges: { mood: range('mood'), energy: range('energy'), pain: range('pain') },
    missing: { mood: null, energy: null, pain: null },
    scales: heads.flatMap((head, at) => (head.startsWith(scaleColumn) ? [at] : [])),
  };
}

/**
 * Bearable writes a row for each answer, with its category. Here they become one row for each time of each day, so that
 * the rest goes on as with other files.
 */
export function widened(sheet: Sheet): Sheet {
  const small = sheet.heads.map((head) => head.toLowerCase());
  const at = (name: string) => small.indexOf(name);
  const [category, amount, detail, notes] = [at('category'), at('rating/amount'), at('detail'), at('notes')];
  const day = at('date formatted') < 0 ? at('date') : at('date formatted');
  if (category < 0 || day < 0) return sheet;
  const time = at('time of day');
  const heads = ['Day', 'Time', 'Mood', 'Energy', 'Pain', 'Sleep', 'Symptoms', 'Medications', 'Factors', 'Notes'];
  const kinds = ['mood', 'energy', 'pain', 'sleep', 'symptom', 'medic', 'factor', 'note'];
  const made = new Map<string, { line: number; cells: string[] }>();
  for (const { line, cells } of sheet.rows) {
    const of = (column: number) => (cells[column] ?? '').trim();
    const key = `${of(day)} ${of(time)}`;
    const row = made.get(key) ?? { line, cells: [of(day), of(time), ...kinds.map(() => '')] };
    made.set(key, row);
    const put = (kind: string, text: string, list = false) => {
      const column = kinds.indexOf(kind) + 2;
      const old = row.cells[column] ?? '';
      if (text !== '') row.cells[column] = list && old !== '' ? `${old}; ${text}` : old === '' || !list ? text : old;
    };
    const kind = of(category).toLowerCase();
    const said = of(detail).replaceAll(';', ',');
    if (kind.includes('mood')) put('mood', of(amount));
    else if (kind.includes('energy')) put('energy', of(amount));
    else if (kind.includes('sleep') && !kind.includes('quality')) put('sleep', of(amount));
    else if (kind.includes('symptom')) {
      if (said.toLowerCase().startsWith('pain')) put('pain', of(amount));
      put('symptom', said, true);
    } else if (kind.includes('medic')) put('medic', said, true);
    else if (kind.includes('factor') || kind.includes('lifestyle') || kind.includes('activit'))
      put('factor', said, true);
    if (of(notes) !== '') put('note', of(notes), true);
  }
  return { heads, rows: [...made.values()] };
}
