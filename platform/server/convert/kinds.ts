import { converter } from './converter.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, upright and written anew as WebP in two sizes. */
export const toPicture = converter<undefined, 'full' | 'small', PictureSize>(
  new URL('./picture.ts', import.meta.url),
  'quick',
);

export interface SoundAbout {
  readonly type: 'audio/mp4' | 'audio/webm' | 'audio/mpeg' | 'audio/wav';
  readonly seconds: number;
}

/** A recording of at most so many seconds, copied into a clean file. */
export const toSound = converter<{ readonly seconds: number }, 'sound', SoundAbout>(
  new URL('./sound.ts', import.meta.url),
  'quick',
);
