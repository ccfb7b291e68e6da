import { later, pageHas } from '../later.tsx';
import { usePreference } from '../preferences/store.tsx';
import type { DictationButtonProps } from './dictation-controls.tsx';

const Controls = later(
  async () => (await import('./dictation-controls.tsx')).DictationControls,
  pageHas('data-dictation'),
);

/** Puts spoken words at the caret of a field. It never sends. Not there while speechToText is off. */
export function DictationButton(props: DictationButtonProps) {
  return usePreference('speechToText') ? <Controls {...props} /> : null;
}
