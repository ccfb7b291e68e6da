import { later, pageHas } from '../later.tsx';
import { usePreference } from '../preferences/store.tsx';
import type { ReadAloudProps } from './read-aloud-controls.tsx';

export const readAloudReason =
  'This browser cannot read aloud. The reader of your device or a screen reader still works here.';
export const readAloudPrivacy =
  'A voice on your device reads, if there is one. Otherwise your browser may send the text to its maker.';

const Controls = later(
  async () => (await import('./read-aloud-controls.tsx')).ReadAloudControls,
  pageHas('data-read-aloud'),
);

/** Read aloud with pause, speed and stop. Not there while textToSpeech is off; its code comes when it is on. */
export function ReadAloud(props: ReadAloudProps) {
  return usePreference('textToSpeech') ? <Controls {...props} /> : null;
}
