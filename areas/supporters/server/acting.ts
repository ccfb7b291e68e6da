import { notBlocked } from '#areas/people/server/public.ts';
import type { Acting } from '#platform/server/acting.ts';
import type { suspensions } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, statement, tables } from '#platform/server/statement.ts';
import { forGood } from '#platform/server/suspension.ts';
import { supportDrafted, supporterActed } from '../contract.ts';
import { addDraft } from './drafts.ts';
import { from } from './from.ts';
import type { supportGrants } from './tables.ts';

const withStanding = tables<{
  support_grants: typeof supportGrants;
  suspensions: typeof suspensions;
}>();

const counting = statement((v: { memberId: number; supporterId: number; now: string }) =>
  withStanding
    .selectFrom('support_grants as g')
    .leftJoin('suspensions as x', 'x.user_id', 'g.member_id')
    .select(['g.id as grantId', 'g.levels', 'x.user_id as suspendedId'])
    .select((e) => isoTime(e.ref('x.until')).as('until'))
    .where('g.member_id', '=', v.memberId)
    .where('g.supporter_id', '=', v.supporterId)
    .where('g.begins_at', '<=', moment(v.now))
    .where('g.ends_at', '>', moment(v.now))
    .where((e) => notBlocked(v.supporterId, e.ref('g.member_id'))),
);

interface Deed {
  readonly id: number;
  readonly memberId: number;
  readonly supporterId: number;
  readonly did: string;
  readonly link: string;
  readonly now: string;
}
const add = statement((v: Deed) =>
  from.insertInto('support_deeds').values({
    id: v.id,
    member_id: v.memberId,
    supporter_id: v.supporterId,
    did: v.did,
    link: v.link,
    at: moment(v.now),
  }),
);

/** One line of the log. */
export async function addDeed(
  query: Query,
  { now, ...deed }: Omit<Deed, 'id' | 'now'> & { now: Date },
): Promise<number> {
  const id = await nextId(query, 'support_deeds');
  await query(add, { id, ...deed, now: now.toISOString() });
  return id;
}

export const grants: Acting = {
  find: async ({ query, supporterId, memberId, door, now }) => {
    const [row] = await query(counting, { memberId, supporterId, now: now.toISOString() });
    const level = row && Object.hasOwn(row.levels, door) ? row.levels[door] : undefined;
    if (!row || !level) return undefined;
    const { grantId, suspendedId, until } = row;
    const suspended = suspendedId === null ? null : (until ?? forGood);
    return { grantId, level, levels: row.levels, member: { id: memberId, suspended } };
  },
  draft: async ({ query, emit, config, acting: { memberId, supporterId, grantId }, now, ...draft }) => {
    const draftId = await addDraft(query, config, { ...draft, grantId, now });
    await emit(supportDrafted, { grantId, memberId, supporterId, draftId });
    return draftId;
  },
  note: async ({ query, emit, acting: { memberId, supporterId, grantId }, ...deed }) => {
    const id = await addDeed(query, { memberId, supporterId, ...deed });
    await emit(supporterActed, { grantId, memberId, supporterId, deedId: id });
  },
};
