import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { type editSkillListing as contract, skillListingEdited, skillListingPublished } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnListing } from '../policy.ts';
import { readListing } from './view.ts';
import { assertWhole, columnsOf, type ListingRow, rowOf } from './written.ts';

const change = choice((publish: boolean) =>
  statement((v: ListingRow & { id: number; version: number; now: string }) =>
    from
      .updateTable('skill_listings')
      .set((e) => ({
        ...columnsOf(v),
        version: e('version', '+', 1),
        ...(publish && { status: 'active', published_at: e.fn.coalesce('published_at', moment(v.now)) }),
      }))
      .where('id', '=', v.id)
      .where('version', '=', v.version)
      .returning('id'),
  ),
);

export const editSkillListing: Handler<typeof contract, OwnListing> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id, version, publish, ...content } = input;
  // What everyone can find, or could, stays whole.
  if (publish || found.status !== 'draft') assertWhole(content);
  const [changed] = await query(change(publish), { ...rowOf(content), id, version, now: now.toISOString() });
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  const ownerId = principal.id;
  if (publish && found.status !== 'active') {
    await emit(skillListingPublished, { id, ownerId, isFirst: !found.wasPublished });
  } else {
    await emit(skillListingEdited, { id, ownerId });
  }
  return readListing(query, principal, id);
};
