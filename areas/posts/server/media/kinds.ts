import { converter } from '#platform/server/convert/converter.ts';

export interface ClipAbout {
  readonly type: 'video/mp4' | 'video/webm';
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export interface ClipLimit {
  /** Length in seconds. */
  readonly seconds: number;
}

/** A clip, copied into a clean file. */
export const toClip = converter<ClipLimit, 'clip', ClipAbout>(new URL('./convert-clip.ts', import.meta.url), 'long');

/** Captions, written anew as plain text. */
export const toCaptions = converter<undefined, 'captions', undefined>(
  new URL('./convert-captions.ts', import.meta.url),
  'quick',
);
