/** Where spoken words go: at the caret, with a space before them if one is missing, and a capital after a full stop. */
export function withSpoken(value: string, start: number, end: number, spoken: string) {
  const before = value.slice(0, start);
  const after = value.slice(end);
  const words = spoken.trim();
  const opens = before.trim() === '' || /[.!?…]["'”’)]*\s*$/.test(before) || /\n\s*$/.test(before);
  const text = opens ? words.charAt(0).toLocaleUpperCase('en-AU') + words.slice(1) : words;
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const trail = after === '' || /^[\s.,!?;:)]/.test(after) ? '' : ' ';
  return { inserted: lead + text + trail, caret: start + lead.length + text.length };
}

/** Changes a field as typing would, so that React, drafts and undo notice. It never sends anything. */
export function insertAtCaret(field: HTMLTextAreaElement | HTMLInputElement, spoken: string): void {
  if (spoken.trim() === '') return;
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const { inserted, caret } = withSpoken(field.value, start, end, spoken);
  const room = field.maxLength >= 0 ? field.maxLength - (field.value.length - (end - start)) : inserted.length;
  field.setRangeText(inserted.slice(0, Math.max(0, room)), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: inserted }));
  const to = Math.min(caret, field.value.length);
  field.setSelectionRange(to, to);
}
