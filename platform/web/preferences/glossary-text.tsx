import { type ReactNode, useId, useMemo, useRef } from 'react';
import { place } from '../ui/place.ts';
import { findTerms } from './find-terms.ts';

/** Text with its terms as buttons (glossary.tsx). */
export function GlossaryText({ text }: { readonly text: string }): ReactNode {
  const runs = useMemo(() => findTerms(text), [text]);
  let at = 0;
  return runs.map((run) => {
    at += run.text.length;
    return run.term ? <TermButton key={at} text={run.text} meaning={run.term.meaning} /> : run.text;
  });
}

/** The browser's own popover: Escape and a press elsewhere close it. */
function TermButton({ text, meaning }: { readonly text: string; readonly meaning: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button ref={button} type="button" className="glossary-term" popoverTarget={id}>
        {text}
      </button>
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        className="glossary-meaning"
        data-read-aloud="skip"
        onToggle={() => button.current && panel.current && place(button.current, panel.current)}
      >
        <b>{text}:</b> {meaning}
      </span>
    </>
  );
}
