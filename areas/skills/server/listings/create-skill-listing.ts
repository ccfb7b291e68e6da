import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, countOf, moment, statement } from '#platform/server/statement.ts';
import { type createSkillListing as contract, skillListingPublished } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { readListing } from './view.ts';
import { assertWhole, columnsOf, type ListingRow, rowOf } from './written.ts';

/** Its own row is locked, so that two sent at once are counted one after the other. */
const owner = statement((v: { ownerId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.ownerId).forNoKeyUpdate(),
);
const kept = statement((v: { ownerId: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('skill_listings').where('owner_id', '=', v.ownerId).where('deleted_at', 'is', null)).as(
      'count',
    ),
  ),
);

const add = choice((publish: boolean) =>
  statement((v: ListingRow & { ownerId: number; now: string }) =>
    from
      .insertInto('skill_listings')
      .values({
        ...columnsOf(v),
        owner_id: v.ownerId,
        created_at: moment(v.now),
        status: publish ? 'active' : 'draft',
        published_at: publish ? moment(v.now) : null,
      })
      .returning('id'),
  ),
);

export const createSkillListing: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { publish, ...content } = input;
  if (publish) assertWhole(content);
  const ownerId = principal.id;
  await query(owner, { ownerId });
  const [{ count } = { count: 0 }] = await query(kept, { ownerId });
  if (count >= limits.listings) {
    throw problem.conflict(`You have ${limits.listings} listings. Delete one before you add another.`);
  }
  const [added] = await query(add(publish), { ...rowOf(content), ownerId, now: now.toISOString() });
  if (!added) throw new Error('The listing was not stored.');
  if (publish) await emit(skillListingPublished, { id: added.id, ownerId, isFirst: true });
  return readListing(query, principal, added.id);
};
