import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listSupportLog as contract, SupportDeed } from '../contract.ts';
import { from } from './from.ts';

/** Of one side: its index has them in order. The other’s name comes with it, unless a block lies between the two. */
const page = (own: 'd.member_id' | 'd.supporter_id', other: 'd.member_id' | 'd.supporter_id') =>
  statement((v: After & { viewer: number; limit: number }) =>
    from
      .selectFrom('support_deeds as d')
      .leftJoin('users as u', (join) => join.onRef('u.id', '=', other).on((e) => notBlocked(v.viewer, e.ref('u.id'))))
      .select(person('u'))
      .select((e) => ['d.id as deedId', 'd.did', 'd.link', isoTime(e.ref('d.at')).as('shownAt')])
      .select((e) => exactTime(e.ref('d.at')).as('at'))
      .where(own, '=', v.viewer)
      .where((e) => isOlder(e.ref('d.at'), e.ref('d.id'), v))
      .orderBy('d.at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(v.limit),
  );
const forMe = page('d.member_id', 'd.supporter_id');
const byMe = page('d.supporter_id', 'd.member_id');

const me = from.selectFrom('users as u').select(person('u'));
const self = statement((v: { id: number }) => me.where('u.id', '=', v.id));

export const listSupportLog: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { limit, cursor } = input;
  const values = { ...after(readKeyset(cursor, newest)), viewer: principal.id, limit: limit + 1 };
  const [[own], ofOthers, ofMine] = await Promise.all([
    query(self, { id: principal.id }),
    query(forMe, values),
    query(byMe, values),
  ]);
  const mine = own ? personOf(own) : null;
  const rows = [
    ...ofOthers.map((row) => ({ ...row, isFor: true })),
    ...ofMine.map((row) => ({ ...row, isFor: false })),
  ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.deedId - a.deedId));
  return pageOf(
    rows,
    limit,
    ({ id, displayName, username, deedId, did, link, shownAt, isFor }): SupportDeed => {
      const other =
        id !== null && displayName !== null && username !== null ? personOf({ id, displayName, username }) : null;
      return { id: deedId, by: isFor ? other : mine, for: isFor ? mine : other, did, link, at: shownAt };
    },
    ({ at, deedId }) => ({ at, id: deedId }),
  );
};
