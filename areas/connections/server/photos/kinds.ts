import { converter } from '#platform/server/convert/converter.ts';
import type { PictureSize } from '#platform/server/convert/kinds.ts';

export const toPhoto = converter<undefined, 'full' | 'small' | 'blurred', PictureSize>(
  new URL('./convert-photo.ts', import.meta.url),
  'quick',
);
