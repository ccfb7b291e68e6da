import { keptByDraft } from '#areas/writing/server/public.ts';
import { place } from '#platform/server/place.ts';

/** SQL: something that is no post uses the upload of this number, so it is not swept. */
export const keptUploads = place<(mediaId: string) => string>('uploads that are kept');

export const isKept = (mediaId: string): string =>
  [keptByDraft, ...keptUploads.now()].map((kept) => kept(mediaId)).join(' or ');
