import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import { type offerDescription as contract, descriptionOffered } from '../../contract.ts';
import { from } from '../from.ts';
import { tellOfMedia } from './media-news.ts';
import { loadOffer } from './offers.ts';
import { mustFit } from './words-for.ts';

const mostOpen = 5;

interface Offer {
  readonly mediaId: number;
  readonly authorId: number;
  readonly text: string;
  readonly now: string;
}

const change = statement((v: Offer) =>
  from
    .updateTable('description_offers')
    .set({ text: v.text, created_at: moment(v.now) })
    .where('media_id', '=', v.mediaId)
    .where('author_id', '=', v.authorId)
    .where('status', '=', 'open')
    .returning('id'),
);

const openFor = (mediaId: number) =>
  countOf(from.selectFrom('description_offers').where('media_id', '=', mediaId).where('status', '=', 'open'));

const add = statement((v: Offer) =>
  from
    .insertInto('description_offers')
    .columns(['media_id', 'author_id', 'text', 'created_at'])
    .expression(
      from
        .selectNoFrom([
          sql<number>`${v.mediaId}::int`.as('media_id'),
          sql<number>`${v.authorId}::int`.as('author_id'),
          sql<string>`${v.text}::text`.as('text'),
          moment(v.now).as('created_at'),
        ])
        .where(sql<boolean>`${openFor(v.mediaId)} < ${sql.lit(mostOpen)}`),
    )
    .returning('id'),
);

/** One open offer a member and picture: a second takes the place of the first and is no new event. */
export const offerDescription: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { kind, postId, uploaderId } = await lockWanted(query, input.id);
  mustFit(kind, 'text', input.text);
  const offer = { mediaId: input.id, authorId: principal.id, text: input.text.trim(), now: now.toISOString() };
  const [changed] = await query(change, offer);
  if (changed) return loadOffer(query, changed.id);
  const [added] = await query(add, offer);
  if (!added) throw problem.conflict('Others have already offered descriptions. The author hasn’t chosen one yet.');
  const event = { offerId: added.id, mediaId: input.id, postId, describerId: principal.id, authorId: uploaderId };
  await emit(descriptionOffered, event);
  await tellOfMedia(query, emit, input.id);
  return loadOffer(query, added.id);
};

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('media')
    .select((e) => [
      'kind',
      'post_id as postId',
      'uploader_id as uploaderId',
      e.and([e('wants_description', '=', true), e('alt', '=', '')]).as('wanted'),
    ])
    .where('id', '=', v.id)
    .where('post_id', 'is not', null)
    .$narrowType<{ postId: number }>()
    .forUpdate(),
);

async function lockWanted(query: Query, id: number) {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  if (!row.wanted) throw problem.conflict('The author is no longer asking for a description.');
  return row;
}
