import { wholeGrade } from '../reading.ts';
import { findingsIn, readDocument } from './check.ts';
import type { Edit } from './edits.ts';
import type { Finding, FindingKind } from './finding.ts';
import { lineCounter } from './line-counter.ts';
import { readText, type TextDocument } from './text-document.ts';
import type { TextEdit } from './text-edits.ts';

export interface TextFinding {
  readonly kind: FindingKind;
  /** Different for every finding of a text, and the same when the text is checked again. */
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly suggestion: string;
  /** `text.slice(from, to)`. Empty where it is about the whole text. */
  readonly quote: string;
  readonly from: number;
  readonly to: number;
  /** The line of `from`, from 1. */
  readonly line: number;
  /** What to change all together. Missing where only the author knows the better words. */
  readonly edits?: readonly TextEdit[];
}

export interface TextAnalysis {
  /** School year (Flesch–Kincaid), 0 to 18. 0 for a text without words. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
  readonly findings: readonly TextFinding[];
}

export interface AnalyseOptions {
  /** Reads "# Heading", lists, links, tables and quotes as typed. Without it all is words. Missing: true. */
  readonly markup?: boolean;
}

/** An edit of the document as one of the text. Undefined where the text has nothing for it, or other signs between. */
function textEdit(edit: Edit, text: string, { sourceOf, rangeOf }: TextDocument): TextEdit | undefined {
  const source = sourceOf(edit.path);
  if (!source) return undefined;
  switch (edit.type) {
    case 'words': {
      const range = rangeOf(edit);
      return range && range.to - range.from === edit.to - edit.from ? { ...range, insert: edit.insert } : undefined;
    }
    case 'level': {
      if (!source.marker) return undefined;
      const { from, to } = source.marker;
      return { from, to, insert: edit.level === 0 ? '' : `${'#'.repeat(edit.level)} ` };
    }
    case 'headers': {
      if (!source.marker || !source.cells) return undefined;
      const { to } = source.marker;
      const lineEnd = text.charAt(to) === '\r' ? '\r\n' : '\n';
      return { from: to, to, insert: `${lineEnd}|${' --- |'.repeat(source.cells)}` };
    }
    case 'picture':
      return undefined;
  }
}

function editsFor({ fix }: Finding, text: string, read: TextDocument): readonly TextEdit[] | undefined {
  const edits = fix?.edits.map((edit) => textEdit(edit, text, read));
  return edits?.length && edits.every((edit) => edit !== undefined) ? edits : undefined;
}

/** What could be easier to read, see or hear in a plain text, in its order. Never throws; the time grows with the text. */
export function analyseText(text: string, { markup = true }: AnalyseOptions = {}): TextAnalysis {
  const read = readText(text, markup);
  const { document, rangeOf } = read;
  const whole = readDocument(document);
  const lineOf = lineCounter(text);
  const findings = findingsIn(whole).map((finding): TextFinding => {
    const { from, to } = (finding.place && rangeOf(finding.place)) ?? { from: 0, to: 0 };
    const { kind, key, title, reason, suggestion } = finding;
    const edits = editsFor(finding, text, read);
    return {
      kind,
      key,
      title,
      reason,
      suggestion,
      quote: text.slice(from, to),
      from,
      to,
      line: lineOf(from),
      ...(edits && { edits }),
    };
  });
  const { words, sentences, grade } = whole.measured;
  return { grade: wholeGrade(grade), words, sentences, findings };
}
