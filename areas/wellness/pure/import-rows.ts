import { momentOf } from '#platform/contract/zones.ts';
import { scaleColumn, splitList, unguarded } from './csv.ts';
import type { Sheet, SheetRow } from './csv-sheet.ts';
import { scaleKey } from './diary-index.ts';
import type { DiaryEntry } from './entry.ts';
import { type ImportField, type ImportPlan, ownRanges, type RatingField } from './import-plan.ts';
import { limits } from './limits.ts';
import { readDay, readHours, readMoodWord, readNumber, readTime } from './read-values.ts';

/** An entry of a file, as it would be saved. */
export interface ImportRow {
  /** Where it stands in the file. */
  readonly line: number;
  readonly entry: Omit<DiaryEntry, 'id' | 'at' | 'isPrivate' | 'shareWithHealthcare'> & {
    /** Left out where the file has no time of day. */
    readonly at?: string;
  };
}

export interface BadRow {
  readonly line: number;
  /** Its name in the file. */
  readonly column: string;
  readonly message: string;
}

export interface Preview {
  readonly good: readonly ImportRow[];
  readonly bad: readonly BadRow[];
  /** Rows that say what an entry of the same day already says. */
  readonly known: number;
}

type Said = Pick<DiaryEntry, 'day' | 'moodRating' | 'energyLevel' | 'painLevel' | 'notes' | 'symptoms'>;
/** Two entries with the same of this are taken for one. */
export const sameness = ({ day, moodRating, energyLevel, painLevel, notes, symptoms }: Said): string =>
  JSON.stringify([day, moodRating, energyLevel, painLevel, notes, symptoms]);

class Unreadable extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

const shown = (text: string) => `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;

function readRating(field: RatingField, text: string, plan: ImportPlan): number {
  const { least, most } = ownRanges[field];
  const given = plan.missing[field];
  if (text === '') {
    if (given === null) throw new Unreadable(field, 'This is empty. Choose what to use where the file has no value.');
    return given;
  }
  const from = plan.ranges[field];
  const value = readNumber(text) ?? (field === 'mood' && from.most === 5 ? readMoodWord(text) : undefined);
  if (value === undefined) throw new Unreadable(field, `${shown(text)} is not a number.`);
  if (value < from.least || value > from.most)
    throw new Unreadable(field, `${shown(text)} is not between ${from.least} and ${from.most}.`);
  return Math.round(least + ((value - from.least) / (from.most - from.least)) * (most - least));
}

function readItems(field: ImportField, text: string, longest: number, separators: string): string[] {
  const items = [...new Set(splitList(text, separators))];
  if (items.length > limits.listed) throw new Unreadable(field, `There are more than ${limits.listed} in this row.`);
  const long = items.find((item) => item.length > longest);
  if (long) throw new Unreadable(field, `${shown(long)} is longer than ${longest} characters.`);
  return items;
}

function readRow(sheet: Sheet, { line, cells }: SheetRow, plan: ImportPlan, { today, zone }: ImportPlace): ImportRow {
  const isOwn = plan.source === 'Doorways';
  const textAt = (at: number | undefined) => {
    const text = at === undefined ? '' : (cells[at] ?? '').trim();
    return isOwn ? unguarded(text) : text;
  };
  const text = (field: ImportField) => textAt(plan.columns[field]);
  const written = text('day');
  const day = readDay(written, plan.dates);
  if (!day) throw new Unreadable('day', written === '' ? 'There is no day.' : `${shown(written)} is not a day.`);
  if (day > today) throw new Unreadable('day', `${shown(written)} is still to come.`);
  if (day < '1970-01-01') throw new Unreadable('day', `${shown(written)} is before 1970.`);
  const time = readTime(text('time'));
  const hours = text('sleep');
  const sleepHours = hours === '' ? null : readHours(hours);
  if (sleepHours === undefined) throw new Unreadable('sleep', `${shown(hours)} is not a number of hours from 0 to 24.`);
  const notes = text('notes');
  if (notes.length > limits.notes) throw new Unreadable('notes', `This is longer than ${limits.notes} characters.`);
  const separators = isOwn ? ';' : plan.source === 'Daylio' ? '|' : ';|';
  const items = (field: ImportField, longest: number) => readItems(field, text(field), longest, separators);
  const scales = new Map<string, { name: string; value: number }>();
  for (const at of plan.scales) {
    const head = sheet.heads[at] ?? '';
    const name = (head.startsWith(scaleColumn) ? head.slice(scaleColumn.length) : head).trim();
    const answer = textAt(at);
    if (answer === '' || name === '') continue;
    const value = readNumber(answer);
    if (value === undefined || value < 0 || value > 10)
      throw new Unreadable(head, `${shown(answer)} is not between 0 and 10.`);
    scales.set(scaleKey(name), { name: name.slice(0, limits.scaleName), value: Math.round(value) });
  }
  if (scales.size > limits.ownScales)
    throw new Unreadable(scaleColumn, `There are more than ${limits.ownScales} scales.`);
  return {
    line,
    entry: {
      day,
      ...(time && { at: momentOf(`${day}T${time}`, zone).toISOString() }),
      moodRating: readRating('mood', text('mood'), plan),
      energyLevel: readRating('energy', text('energy'), plan),
      painLevel: readRating('pain', text('pain'), plan),
      symptoms: items('symptoms', limits.symptom),
      medications: items('medications', limits.symptom),
      factors: items('factors', limits.factor),
      notes,
      sleepHours,
      scales: [...scales.values()],
    },
  };
}

export interface ImportPlace {
  /** In the zone of the member. */
  readonly today: string;
  readonly zone: string;
}

/** What a file would become. `isKnown` says which entries are in the diary already, by their sameness. */
export function previewImport(
  sheet: Sheet,
  plan: ImportPlan,
  { isKnown = () => false, ...place }: ImportPlace & { readonly isKnown?: (sameness: string) => boolean },
): Preview {
  const good: ImportRow[] = [];
  const bad: BadRow[] = [];
  let known = 0;
  for (const row of sheet.rows) {
    try {
      const read = readRow(sheet, row, plan, place);
      if (isKnown(sameness(read.entry))) known += 1;
      else good.push(read);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const at = plan.columns[error.field as ImportField];
      const column =
        at === undefined ? error.field.slice(0, 1).toUpperCase() + error.field.slice(1) : (sheet.heads[at] ?? '');
      bad.push({ line: row.line, column, message: error.message });
    }
  }
  return { good, bad, known };
}

/** Names a row of an import, so that an import that was cut off and goes on saves nothing twice; line 0 is the import. */
export const importUid = (salt: string, line: number): string =>
  `${salt.slice(0, 12)}-${String(line).padStart(9, '0')}`;
