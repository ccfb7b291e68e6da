/** SQL: a draft still shows this upload. */
export const keptByDraft = (mediaId: string): string =>
  `exists (select 1 from drafts d where d.media_ids @> array[${mediaId}])`;
