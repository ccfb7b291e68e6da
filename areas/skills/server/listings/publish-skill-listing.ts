import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type publishSkillListing as contract, skillListingPublished } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnListing } from '../policy.ts';
import { readListing } from './view.ts';
import { assertWhole } from './written.ts';

const publish = statement((v: { id: number; version: number; now: string }) =>
  from
    .updateTable('skill_listings')
    .set((e) => ({
      status: 'active',
      published_at: e.fn.coalesce('published_at', moment(v.now)),
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .where('status', '<>', 'active')
    .returning('id'),
);

export const publishSkillListing: Handler<typeof contract, OwnListing> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id, version } = input;
  assertWhole(await readListing(query, principal, id));
  const [changed] = await query(publish, { id, version, now: now.toISOString() });
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(skillListingPublished, { id, ownerId: principal.id, isFirst: !found.wasPublished });
  return readListing(query, principal, id);
};
