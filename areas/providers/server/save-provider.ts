import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { saveProvider as contract, unsaveProvider as unsave } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { countDay } from './figures/count.ts';
import { from } from './from.ts';
import { isListed } from './listed.ts';
import { lockMember } from './lock-member.ts';

/** As the list shows them: what is no longer listed could not be taken off it. */
const kept = statement((v: { userId: number; id: number }) =>
  from
    .selectFrom('saved_providers as f')
    .innerJoin('providers as p', 'p.id', 'f.provider_id')
    .select(count.as('count'))
    .where('f.user_id', '=', v.userId)
    .where('f.provider_id', '<>', v.id)
    .where(isListed('p')),
);
const add = statement((v: { userId: number; id: number; now: string }) =>
  from
    .insertInto('saved_providers')
    .values({ user_id: v.userId, provider_id: v.id, saved_at: moment(v.now) })
    .onConflict((on) => on.doNothing())
    .returning('provider_id'),
);
const remove = statement((v: { userId: number; id: number }) =>
  from.deleteFrom('saved_providers').where('user_id', '=', v.userId).where('provider_id', '=', v.id),
);

export const saveProvider: Handler<typeof contract> = async ({ input: { id }, principal, query, now }) => {
  const userId = principal.id;
  await query(lockMember, { userId });
  const [others] = await query(kept, { userId, id });
  if ((others?.count ?? 0) >= limits.saved)
    throw problem.conflict(`You have saved ${limits.saved} providers. Take one off your list first.`);
  const [added] = await query(add, { userId, id, now: now.toISOString() });
  if (added) await countDay(query, id, 'saves', now);
  return { id, saved: true };
};

export const unsaveProvider: Handler<typeof unsave> = async ({ input: { id }, principal, query }) => {
  await query(remove, { userId: principal.id, id });
  return { id, saved: false };
};
