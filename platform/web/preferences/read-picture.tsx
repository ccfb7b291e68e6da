import { later, pageHas } from '../later.tsx';
import type { ReadPicturesProps } from './read-picture-button.tsx';
import { usePreference } from './store.tsx';

const Controls = later(
  async () => (await import('./read-picture-button.tsx')).ReadPicturesButton,
  pageHas('data-audio-descriptions'),
);

/** With audioDescriptions on: a button that reads the descriptions of a post's pictures. */
export function ReadPictures(props: ReadPicturesProps) {
  return usePreference('audioDescriptions') ? <Controls {...props} /> : null;
}
