import { place } from '../place.ts';
import { whole } from '../site.ts';

/** Where the pictures of a text go; they belong to nothing until it is published. */
export interface PictureStore {
  readonly uploadImage: (picture: File, onProgress: (part: number) => void) => Promise<{ readonly id: number }>;
  readonly describeMedia: (id: number, description: { readonly wantsDescription: true }) => Promise<unknown>;
}

/** Filled by the area that keeps uploads. */
export const pictureStore = place<() => Promise<PictureStore>>('picture store');

export async function openPictureStore(): Promise<PictureStore> {
  await whole();
  const [load] = pictureStore.now();
  if (!load) throw new Error('No area keeps pictures.');
  return load();
}
