import { words } from '../../pure/words.ts';
import { facts } from './facts.ts';
import { type Fact, lastRead } from './shape.ts';

/** A sheet as plain text; the same facts always give the same bytes. */
function sheetOf({ title, description, sheet }: Fact): Uint8Array | undefined {
  if (!sheet) return undefined;
  const lines = [
    title,
    description,
    ...sheet.lines,
    `Facts last read on ${words.day(lastRead)}, in these places:`,
    sheet.sources.join('\n'),
    'From the Resource Library of Doorways. Numbers and hours change: check what matters before you rely on it.',
  ];
  return new TextEncoder().encode(`${lines.join('\n\n')}\n`);
}

const sheets = new Map(facts.map((fact) => [fact.ref, sheetOf(fact)]));

/** The file of a resource that came with the product; undefined when it has a link. */
export const factFile = (ref: string): Uint8Array | undefined => sheets.get(ref);
