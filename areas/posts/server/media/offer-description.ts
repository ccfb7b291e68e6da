import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type offerDescription as contract, descriptionOffered } from '../../contract.ts';
import { tellOfMedia } from './media-news.ts';
import { loadOffer } from './offers.ts';

const mostOpen = 5;

/** One open offer a member and picture: a second takes the place of the first and is no new event. */
export const offerDescription: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { postId, uploaderId } = await lockWanted(query, input.id);
  const values = [input.id, principal.id, input.text.trim(), now.toISOString()];
  const [changed] = await query<{ id: number }>(
    'change-offer',
    `update description_offers set text = $3, created_at = $4::timestamptz
      where media_id = $1::int and author_id = $2::int and status = 'open' returning id`,
    values,
  );
  if (changed) return loadOffer(query, changed.id);
  const [added] = await query<{ id: number }>(
    'add-offer',
    `insert into description_offers (media_id, author_id, text, created_at)
      select $1::int, $2::int, $3, $4::timestamptz
      where (select count(*) from description_offers where media_id = $1::int and status = 'open') < ${mostOpen}
      returning id`,
    values,
  );
  if (!added) throw problem.conflict('Others have already offered descriptions. The author hasn’t chosen one yet.');
  const event = { offerId: added.id, mediaId: input.id, postId, describerId: principal.id, authorId: uploaderId };
  await emit(descriptionOffered, event);
  await tellOfMedia(query, emit, input.id);
  return loadOffer(query, added.id);
};

async function lockWanted(query: Query, id: number) {
  const [row] = await query<{ postId: number; uploaderId: number; wanted: boolean }>(
    'lock-wanted',
    `select post_id as "postId", uploader_id as "uploaderId", wants_description and alt = '' as wanted
      from media where id = $1::int and post_id is not null for update`,
    [id],
  );
  if (!row) throw problem.notFound();
  if (!row.wanted) throw problem.conflict('The author is no longer asking for a description.');
  return row;
}
