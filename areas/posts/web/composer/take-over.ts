import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** The field for the text of a new post, in both forms. */
export const textId = 'new-post';

/** What was typed into the first form, while it is still on the page. */
function typedBefore() {
  const field = document.getElementById(textId);
  if (!(field instanceof HTMLTextAreaElement)) return undefined;
  const { value, selectionStart, selectionEnd } = field;
  return { value, selectionStart, selectionEnd, focused: document.activeElement === field };
}

/** Goes on where the first form ended: its text (behind a draft, if there is one), the focus and the caret. */
export function useTakeOver(content: string, setContent: (content: string) => void): void {
  const [typed] = useState(typedBefore);
  const take = useEffectEvent(() => {
    const field = document.getElementById(textId);
    if (!typed || !(field instanceof HTMLTextAreaElement)) return;
    const before = content && typed.value ? `${content}\n` : content;
    if (typed.value) setContent(before + typed.value);
    if (!typed.focused) return;
    field.focus({ preventScroll: true });
    const [start, end] = [before.length + typed.selectionStart, before.length + typed.selectionEnd];
    // Once the text is in the field.
    setTimeout(() => field.setSelectionRange(start, end));
  });
  useLayoutEffect(() => take(), []);
}
