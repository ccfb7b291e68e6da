import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** One line of a table of docs/weeks.md. */
export interface Row {
  readonly person: string;
  readonly day: string;
  readonly step: string;
  readonly area: string;
  readonly most: number;
  readonly unit: string;
}

/** A step that was gone through, with what it took. */
export interface Gone extends Row {
  readonly took: number;
}

/** The type of the annotations in which a journey leaves what its steps took. */
export const stepNote = 'step of a week';

/** Every step of docs/weeks.md, in its order: the page says what a step may take, and nothing else does. */
export function readWeeks(text = readFileSync(join(root, 'docs/weeks.md'), 'utf8')): Row[] {
  let person = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) person = line.slice(3).trim();
    if (!line.startsWith('| ')) return [];
    const [day = '', step = '', area = '', limit = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [most, unit = ''] = limit.split(' ');
    return /^\d+$/.test(most ?? '') ? [{ person, day, step, area, most: Number(most), unit }] : [];
  });
}
