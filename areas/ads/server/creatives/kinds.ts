import { converter } from '#platform/server/convert/converter.ts';
import type { PictureSize } from '#platform/server/convert/kinds.ts';

export interface MeasuredPicture extends PictureSize {
  /** Of what was sent: what is stored is still. */
  readonly movingMs: number;
  /** Most in one second. */
  readonly flashes: number;
}

/** A picture as others, and what moves in it. */
export const toAdPicture = converter<undefined, 'full' | 'small', MeasuredPicture>(
  new URL('./convert-ad-picture.ts', import.meta.url),
  'quick',
);
