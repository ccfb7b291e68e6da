import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import type { saveProvider as contract, unsaveProvider as unsave } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { from } from './from.ts';

/** The member’s own row is locked, so that two sent at once are counted one after the other. */
const lock = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
const kept = statement((v: { userId: number; id: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('saved_providers').where('user_id', '=', v.userId).where('provider_id', '<>', v.id)).as(
      'count',
    ),
  ),
);
const add = statement((v: { userId: number; id: number; now: string }) =>
  from
    .insertInto('saved_providers')
    .values({ user_id: v.userId, provider_id: v.id, saved_at: moment(v.now) })
    .onConflict((on) => on.doNothing()),
);
const remove = statement((v: { userId: number; id: number }) =>
  from.deleteFrom('saved_providers').where('user_id', '=', v.userId).where('provider_id', '=', v.id),
);

export const saveProvider: Handler<typeof contract> = async ({ input: { id }, principal, query, now }) => {
  const userId = principal.id;
  await query(lock, { userId });
  const [{ count } = { count: 0 }] = await query(kept, { userId, id });
  if (count >= limits.saved)
    throw problem.conflict(`You have saved ${limits.saved} providers. Take one off your list first.`);
  await query(add, { userId, id, now: now.toISOString() });
  return { id, saved: true };
};

export const unsaveProvider: Handler<typeof unsave> = async ({ input: { id }, principal, query }) => {
  await query(remove, { userId: principal.id, id });
  return { id, saved: false };
};
