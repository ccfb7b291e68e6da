import type { Draft } from '../contract.ts';

/** SQL: a draft still shows this upload. */
export const keptByDraft = (mediaId: string): string =>
  `exists (select 1 from drafts d where d.media_ids @> array[${mediaId}])`;

/** SQL: a draft of this kind has this upload outside of its text, under this name among what belongs to its kind. */
export const keptInExtra =
  (kind: Draft['kind'], name: string) =>
  (mediaId: string): string =>
    `${mediaId}::text in (select d.content->'extra'->>'${name}' from drafts d where d.kind = '${kind}' and d.content->'extra' ? '${name}')`;
