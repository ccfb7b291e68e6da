import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type {
  getBroadcast as getContract,
  listBroadcasts as listContract,
  listBroadcastViewers as viewersContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { goneBefore } from './clock.ts';
import { from } from './from.ts';
import type { Own } from './policy.ts';
import { readBroadcast, readRunning } from './view.ts';

export const getBroadcast: Handler<typeof getContract> = ({ input: { id }, principal, query, now }) =>
  readBroadcast(query, principal, id, now);

export const listBroadcasts: Handler<typeof listContract> = ({ principal, query, now }) =>
  readRunning(query, principal, now);

const named = statement((v: { id: number; authorId: number; gone: string; limit: number }) =>
  from
    .selectFrom('broadcast_viewers as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(person('u'))
    .where('w.broadcast_id', '=', v.id)
    .where('w.named', '=', true)
    .where('w.seen_at', '>', moment(v.gone))
    .where((e) => notBlocked(v.authorId, e.ref('w.user_id')))
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(v.limit),
);

export const listBroadcastViewers: Handler<typeof viewersContract, Own> = async ({ input, principal, query, now }) => {
  const ask = { id: input.id, authorId: principal.id, gone: goneBefore(now), limit: limits.viewers };
  return (await query(named, ask)).map(personOf);
};
