import type { Handler } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { createProvider as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { assertMayOwn } from '../team/rows.ts';
import { assertContent, rowOf } from '../written.ts';

export const createProvider: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, now } = ask;
  assertContent(input);
  const ownerId = principal.id;
  await assertMayOwn(query, ownerId);
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
