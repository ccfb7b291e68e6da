import { type Expression, sql } from 'kysely';
import { keptByDraft } from '#areas/writing/server/public.ts';
import { place } from '#platform/server/place.ts';

/** Something that is no post uses the upload of this number, so it is not swept. */
export const keptUploads = place<(media: Expression<number>) => Expression<boolean>>('uploads that are kept');

export const isKept = (media: Expression<number>) =>
  sql<boolean>`(${sql.join(
    [keptByDraft, ...keptUploads.now()].map((kept) => kept(media)),
    sql` or `,
  )})`;
