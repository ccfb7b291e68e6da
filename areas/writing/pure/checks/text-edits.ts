/** Characters of the text, counted in UTF-16 as in any JavaScript string; `to` is behind the last. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The text with edits made. Edits that overlap an earlier one, or lie outside of the text, are left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let done = 0;
  let made = '';
  for (const { from, to, insert } of [...edits].sort((one, two) => one.from - two.from || one.to - two.to)) {
    if (!(from >= done && to >= from && to <= text.length)) continue;
    made += text.slice(done, from) + insert;
    done = to;
  }
  return made + text.slice(done);
}
