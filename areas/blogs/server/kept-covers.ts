/** SQL: a draft of a blog has this upload as its cover. Covers stand outside of a draft's text. */
export const keptAsCover = (mediaId: string): string =>
  `${mediaId}::text in (select d.content->'extra'->>'coverId' from drafts d where d.kind = 'blog' and d.content->'extra' ? 'coverId')`;
