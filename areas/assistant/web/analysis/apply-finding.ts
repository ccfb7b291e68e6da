import { applyEdits, lineCounter, type TextEdit } from '#areas/writing/web/public.ts';
import { limits } from '../../pure/limits.ts';

export interface Found {
  readonly key: string;
  readonly quote: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly edits?: readonly TextEdit[] | undefined;
}
export interface Checked<F extends Found> {
  readonly text: string;
  readonly findings: readonly F[];
}

const growth = ({ from, to, insert }: TextEdit) => insert.length - (to - from);
const overlap = (one: TextEdit, two: TextEdit) => one.from < two.to && two.from < one.to;

/** Where a place is after the edits; within one it is its start, or its end for what ends there. */
function moved(at: number, edits: readonly TextEdit[], end: boolean): number {
  let by = 0;
  for (const edit of edits) {
    if (edit.to <= at) by += growth(edit);
    else if (edit.from < at) return edit.from + by + (end ? edit.insert.length : 0);
    else break;
  }
  return at + by;
}

/**
 * The text with one finding put right, and the others at their new places. What lay within a changed place goes with it,
 * and a change that touches one is no longer offered.
 */
export function applyFinding<F extends Found>({ text, findings }: Checked<F>, key: string): Checked<F> {
  const edits = findings.find((finding) => finding.key === key)?.edits?.toSorted((one, two) => one.from - two.from);
  if (!edits) return { text, findings };
  const after = applyEdits(text, edits);
  const lineOf = lineCounter(after);
  const others = findings.flatMap((finding): F[] => {
    const { from, to } = finding;
    if (finding.key === key) return [];
    if (to > from && edits.some((edit) => edit.from <= from && to <= edit.to)) return [];
    const start = moved(from, edits, false);
    const stop = moved(to, edits, true);
    const own = finding.edits?.some((edit) => edits.some((each) => overlap(edit, each)))
      ? undefined
      : finding.edits?.map((edit) => ({
          from: moved(edit.from, edits, false),
          to: moved(edit.to, edits, true),
          insert: edit.insert,
        }));
    const quote = finding.quote === '' ? '' : after.slice(start, Math.min(stop, start + limits.quote));
    return [{ ...finding, from: start, to: stop, line: lineOf(start), quote, edits: own }];
  });
  return { text: after, findings: others };
}
