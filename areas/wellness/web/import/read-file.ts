import { mostBytes, mostRows, readSheet, type Sheet, type SheetProblem } from '../../pure/csv-sheet.ts';
import { guessPlan, type ImportPlan, widened } from '../../pure/import-plan.ts';
import { decodeText } from './decode-text.ts';

const sliceBytes = 1_000_000;

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
  readonly sheet: Sheet;
  readonly plan: ImportPlan;
}

const problems: Readonly<Record<SheetProblem, string>> = {
  empty: 'There are no rows in this file. It needs a line with names of columns, and a row for each entry.',
  'too large': `This file is larger than ${mostBytes / 1_000_000} MB. Split it, and import the parts one by one.`,
  'too many rows': `This file has more than ${mostRows.toLocaleString('en-AU')} rows. Split it, and import the parts.`,
  'too many columns': 'This file has a row with more than 200 columns.',
  'open quote': 'A quotation mark is opened and never closed.',
};

export class UnreadableFile extends Error {}

/** Reads a file piece by piece, so that the page stays alive. Nothing leaves the browser. */
export async function readFile(file: File, onProgress: (part: number) => void): Promise<ChosenFile> {
  if (file.size > mostBytes) throw new UnreadableFile(problems['too large']);
  const bytes = new Uint8Array(file.size);
  for (let at = 0; at < file.size; at += sliceBytes) {
    bytes.set(new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()), at);
    onProgress(Math.min(1, (at + sliceBytes) / file.size));
  }
  const text = decodeText(bytes);
  if (text === undefined)
    throw new UnreadableFile('This isn’t a text file. Export your diary as CSV, then choose that file.');
  const sheet = readSheet(text);
  if ('problem' in sheet) {
    const where = sheet.line === undefined ? '' : ` Look at line ${sheet.line}.`;
    throw new UnreadableFile(problems[sheet.problem] + where);
  }
  const plan = guessPlan(sheet);
  if (plan.source !== 'Bearable') return { name: file.name, text, sheet, plan };
  const wide = widened(sheet);
  return { name: file.name, text, sheet: wide, plan: guessPlan(wide, 'Bearable') };
}

/** Names the file with the choices made for it: the same again gives the same names, so nothing is doubled. */
export async function saltOf(text: string, plan: ImportPlan): Promise<string> {
  const said = new TextEncoder().encode(`${JSON.stringify(plan)}\n${text}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return btoa(String.fromCharCode(...digest.subarray(0, 9)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
