import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import { type offerEasyVersion as contract, easyOffered, feedChanged, postChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { loadEasyOffer } from './easy-offers.ts';

const mostOpen = 5;

interface Offer {
  readonly postId: number;
  readonly authorId: number;
  readonly version: number;
  readonly text: string;
  readonly now: string;
}

const change = statement((v: Offer) =>
  from
    .updateTable('easy_offers')
    .set({ text: v.text, post_version: v.version, created_at: moment(v.now) })
    .where('post_id', '=', v.postId)
    .where('author_id', '=', v.authorId)
    .where('status', '=', 'open')
    .returning('id'),
);

const openFor = (postId: number) =>
  countOf(from.selectFrom('easy_offers').where('post_id', '=', postId).where('status', '=', 'open'));

const add = statement((v: Offer) =>
  from
    .insertInto('easy_offers')
    .columns(['post_id', 'author_id', 'post_version', 'text', 'created_at'])
    .expression(
      from
        .selectNoFrom([
          sql<number>`${v.postId}::int`.as('post_id'),
          sql<number>`${v.authorId}::int`.as('author_id'),
          sql<number>`${v.version}::int`.as('post_version'),
          sql<string>`${v.text}::text`.as('text'),
          moment(v.now).as('created_at'),
        ])
        .where(sql<boolean>`${openFor(v.postId)} < ${sql.lit(mostOpen)}`),
    )
    .returning('id'),
);

/** One open offer a member and post: a second takes the place of the first and is no new event. */
export const offerEasyVersion: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { authorId, version } = await lockWanting(query, input.id);
  const offer = { postId: input.id, authorId: principal.id, version, text: input.text.trim(), now: now.toISOString() };
  const [changed] = await query(change, offer);
  if (changed) return loadEasyOffer(query, changed.id);
  const [added] = await query(add, offer);
  if (!added) throw problem.conflict('Others have already offered a version. The author hasn’t chosen one yet.');
  await emit(easyOffered, { offerId: added.id, postId: input.id, helperId: principal.id, authorId });
  await emit(postChanged, { postId: input.id, version });
  await emit(feedChanged, { postId: input.id });
  return loadEasyOffer(query, added.id);
};

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('posts')
    .select((e) => [
      'author_id as authorId',
      'version',
      'type',
      e.and([e('easy_content', '!=', ''), e('easy_outdated', '=', false)]).as('hasOne'),
    ])
    .where('id', '=', v.id)
    .forUpdate(),
);

async function lockWanting(query: Query, id: number) {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  if (row.type !== 'post') throw problem.conflict('Easy English versions are offered for posts of the home page.');
  if (row.hasOne) throw problem.conflict('This post has an Easy English version already.');
  return row;
}
