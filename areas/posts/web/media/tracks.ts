import type { Media } from '../../contract.ts';
import { sendCaptions, sendDescriptions } from '../data-media.ts';

/** Words with times that belong to a clip, and how the writer is helped with them. */
export interface Track {
  readonly title: string;
  readonly help: string;
  readonly empty: string;
  readonly save: string;
  readonly done: string;
  /** On the button under a clip that was posted. */
  readonly add: string;
  readonly change: string;
  readonly urlOf: (media: Media) => string | null;
  readonly send: (id: number, file: Blob, replaces?: string) => Promise<Media>;
}

export const tracks = {
  captions: {
    title: 'Captions',
    help: 'Play the clip and pause where someone speaks. Add a line, then write what is said.',
    empty: 'Add a line and write what is said.',
    save: 'Save captions',
    done: 'Captions added',
    add: 'Add captions',
    change: 'Change captions',
    urlOf: ({ captionsUrl }) => captionsUrl,
    send: sendCaptions,
  },
  descriptions: {
    title: 'Descriptions',
    help: 'Play the clip and pause where something is seen but not said. Add a line, then describe it.',
    empty: 'Add a line and write what can be seen.',
    save: 'Save descriptions',
    done: 'Descriptions added',
    add: 'Add audio description',
    change: 'Change audio description',
    urlOf: ({ descriptionsUrl }) => descriptionsUrl,
    send: sendDescriptions,
  },
} as const satisfies Record<string, Track>;
