import { converter } from '#platform/server/convert/converter.ts';

/** Anything that the library takes, cleaned as far as its kind allows (README). */
export const toDocument = converter<undefined, 'document', { readonly type: string }>(
  new URL('./convert-document.ts', import.meta.url),
  'long',
);
