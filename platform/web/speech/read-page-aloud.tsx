import { useRef } from 'react';
import { usePreference } from '../preferences/store.tsx';
import { readAloudPrivacy, readAloudReason } from './read-aloud.tsx';
import { ReadAloudControls } from './read-aloud-controls.tsx';
import { canSpeak } from './speaker.ts';

function selectionOrMain(kept: Range | null): Element | Range | null {
  const selection = getSelection();
  const range = selection && !selection.isCollapsed ? selection.getRangeAt(0).cloneRange() : kept;
  return range ?? document.querySelector('main');
}

/** For the frame of the page: reads what is selected, else the main content; says so where the browser cannot. */
export function ReadPageAloud() {
  const wanted = usePreference('textToSpeech');
  const kept = useRef<Range | null>(null);
  if (!wanted) return null;
  if (!canSpeak()) return <p className="hint">{readAloudReason}</p>;
  // A press on the button drops the selection in some browsers, so it is kept from just before.
  const keep = () => {
    const selection = getSelection();
    kept.current = selection && !selection.isCollapsed ? selection.getRangeAt(0).cloneRange() : null;
  };
  return (
    <div onPointerDownCapture={keep}>
      <ReadAloudControls target={() => selectionOrMain(kept.current)} what="this page, or what you have selected" />
      <p className="hint">{readAloudPrivacy}</p>
    </div>
  );
}
