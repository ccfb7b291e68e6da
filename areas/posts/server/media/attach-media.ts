import { sql } from 'kysely';
import type { Document } from '#areas/writing/contract.ts';
import { imagesOf } from '#areas/writing/server/public.ts';
import { counted, plural } from '#platform/contract/counted.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

interface Attached {
  readonly postId: number;
  readonly uploaderId: number;
  readonly mediaIds: readonly number[];
}

const attached = statement((v: { postId: number }) =>
  from.selectFrom('media').select('id').where('post_id', '=', v.postId).orderBy('position'),
);

/** The media of a post, in their order. */
export const mediaOf = async (query: Query, postId: number): Promise<number[]> =>
  (await query(attached, { postId })).map(({ id }) => id);

const detach = statement((v: Attached) =>
  from
    .updateTable('media')
    .set({ post_id: null })
    .where('post_id', '=', v.postId)
    .where((e) => e.not(e('id', '=', anyOf(v.mediaIds)))),
);

const attach = statement((v: Attached) =>
  from
    .updateTable('media')
    .set((e) => ({
      post_id: v.postId,
      position: sql<number>`array_position(${v.mediaIds}::int[], ${e.ref('id')}) - 1`,
    }))
    .where('id', '=', anyOf(v.mediaIds))
    .where('uploader_id', '=', v.uploaderId)
    .where((e) => e.or([e('post_id', 'is', null), e('post_id', '=', v.postId)]))
    .returning('id'),
);

/**
 * Gives a post its media, in the order of the ids. What the post had besides becomes unattached and is swept. Only the
 * uploader's own media that belong to no other post can be named. `document`: a text that is new with them.
 */
export async function attachMedia(
  query: Query,
  { document, ...chosen }: Attached & { readonly document: Document | null },
) {
  await query(detach, chosen);
  const found = await query(attach, chosen);
  if (found.length !== chosen.mediaIds.length) {
    const message = 'One of these uploads was deleted or already used. Add it again.';
    throw problem.invalid([{ field: 'mediaIds', rule: 'unattached', message }]);
  }
  if (document) await assertDescribed(query, document);
}

const answered = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('media')
    .select('id')
    .where('id', '=', anyOf(v.ids))
    .where((e) => e.or([e('alt', '!=', ''), e('decorative', '=', true), e('wants_description', '=', true)])),
);

/** Each picture inside a text has words, is decoration, or waits for somebody to describe it. */
async function assertDescribed(query: Query, document: Document): Promise<void> {
  const bare = imagesOf(document).filter(({ attrs }) => !attrs.decorative && attrs.alt.trim() === '');
  const ids = [...new Set(bare.map(({ attrs }) => attrs.mediaId))];
  if (ids.length === 0) return;
  const missing = ids.length - (await query(answered, { ids })).length;
  if (missing === 0) return;
  const [have, them] = [plural(missing, 'has', 'have'), plural(missing, 'it', 'them')];
  const ways = `Describe ${them}, mark ${them} as decoration, or ask others to describe ${them}.`;
  const message = `${counted(missing, 'picture')} in your text ${have} no description. ${ways}`;
  throw problem.invalid([{ field: 'document', rule: 'undescribed', message }]);
}
