import { isoTime } from '#platform/server/keyset.ts';
import type { Draft, DraftContent } from '../contract.ts';
import { mediaIdsOf } from '../pure/walk.ts';

/** A row in the form of the contract. */
export const draftColumns = `id, kind, target_id as "targetId", content, ${isoTime('publish_at')} as "publishAt", version,
  ${isoTime('created_at')} as "createdAt", ${isoTime('updated_at')} as "updatedAt"`;

export type DraftRow = Draft;

/** What is stored of a content: itself, and the pictures it holds on to. */
export const contentValues = (content: DraftContent): [string, readonly number[]] => [
  JSON.stringify(content),
  mediaIdsOf(content.document),
];
