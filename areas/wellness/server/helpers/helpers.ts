import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { count, isThere, moment, statement } from '#platform/server/statement.ts';
import type { WellnessHelpers } from '../../contract/helpers.ts';
import { from } from '../from.ts';

export const mostHelpers = 10;

const mine = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_helpers as h')
    .innerJoin('users as u', 'u.id', 'h.helper_id')
    .select((e) => [...person('u'), isoTime(e.ref('h.since')).as('since')])
    .where('h.user_id', '=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('h.helper_id')))
    .orderBy('h.since')
    .orderBy('u.id'),
);
const helped = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_helpers as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select((e) => [
      ...person('u'),
      isoTime(e.ref('h.since')).as('since'),
      isThere(
        from
          .selectFrom('wellness_keys as k')
          .whereRef('k.user_id', '=', e.ref('h.user_id'))
          .where('k.state', '=', 'target')
          .where('k.mode', '=', 'sealed'),
      ).as('isSealed'),
    ])
    .where('h.helper_id', '=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('h.user_id')))
    .orderBy('h.since')
    .orderBy('u.id'),
);

export async function helpersView(query: Query, userId: number): Promise<WellnessHelpers> {
  const helpers = await query(mine, { userId });
  const helpsFor = await query(helped, { userId });
  return {
    helpers: helpers.map(({ since, ...row }) => ({ person: personOf(row), since })),
    helpsFor: helpsFor.map(({ since, isSealed, ...row }) => ({ person: personOf(row), since, canWrite: !isSealed })),
  };
}

const one = statement((v: { userId: number; helperId: number }) =>
  from
    .selectFrom('wellness_helpers as h')
    .select('h.user_id as userId')
    .where('h.user_id', '=', v.userId)
    .where('h.helper_id', '=', v.helperId)
    .where((e) => notBlocked(v.helperId, e.ref('h.user_id'))),
);
export const isHelper = async (query: Query, userId: number, helperId: number): Promise<boolean> =>
  (await query(one, { userId, helperId })).length > 0;

const meets = statement((v: { viewer: number; userId: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.userId)
    .where((e) => notBlocked(v.viewer, e.ref('u.id'))),
);
/** There is such a member, and neither has blocked the other. */
export const mayMeet = async (query: Query, viewer: number, userId: number): Promise<boolean> =>
  (await query(meets, { viewer, userId })).length > 0;

const add = statement((v: { userId: number; helperId: number; now: string }) =>
  from
    .insertInto('wellness_helpers')
    .values({ user_id: v.userId, helper_id: v.helperId, since: moment(v.now) })
    .onConflict((on) => on.doNothing())
    .returning('helper_id'),
);
/** False: they were already. */
export const addHelper = async (query: Query, userId: number, helperId: number, now: Date): Promise<boolean> =>
  (await query(add, { userId, helperId, now: now.toISOString() })).length > 0;

const howMany = statement((v: { userId: number }) =>
  from.selectFrom('wellness_helpers').select(count.as('count')).where('user_id', '=', v.userId),
);
export const countHelpers = async (query: Query, userId: number): Promise<number> =>
  (await query(howMany, { userId }))[0]?.count ?? 0;

const remove = statement((v: { userId: number; helperId: number }) =>
  from
    .deleteFrom('wellness_helpers')
    .where('user_id', '=', v.userId)
    .where('helper_id', '=', v.helperId)
    .returning('helper_id'),
);
export const removeHelper = async (query: Query, userId: number, helperId: number): Promise<boolean> =>
  (await query(remove, { userId, helperId })).length > 0;
