import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, once, statement } from '#platform/server/statement.ts';
import type { createProvider as contract } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { from } from './from.ts';
import { readProvider } from './read-provider.ts';
import { refresh } from './refresh.ts';
import { assertContent, rowOf } from './written.ts';

/** The member’s own row is locked, so that two sent at once are counted one after the other. */
const owner = statement((v: { ownerId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.ownerId).forNoKeyUpdate(),
);
const kept = statement((v: { ownerId: number }) =>
  from.selectNoFrom(countOf(from.selectFrom('providers').where('listed_by', '=', v.ownerId)).as('count')),
);

export const createProvider: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, now } = ask;
  assertContent(input);
  const ownerId = principal.id;
  await query(owner, { ownerId });
  const [{ count } = { count: 0 }] = await query(kept, { ownerId });
  if (count >= limits.listings) throw problem.conflict(`You have ${limits.listings} listings, which is the most.`);
  const row = rowOf(input);
  const at = moment(now.toISOString());
  const [added] = await query(
    once(
      from
        .insertInto('providers')
        .values({
          ...row,
          listed_by: ownerId,
          status: row.ndis_number ? 'pending' : 'unregistered',
          created_at: at,
          updated_at: at,
        })
        .returning('id'),
    ),
  );
  if (!added) throw new Error('The listing was not stored.');
  await refresh(query, added.id);
  return readProvider(ask, added.id);
};
