import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { apiKeysChanged, type editApiKey as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { versionConflict } from '../version-conflict.ts';
import { readKey } from './read-key.ts';

const change = statement((v: { id: number; name: string; origins: string[]; version: number }) =>
  from
    .updateTable('api_keys')
    .set((e) => ({ name: v.name, origins: v.origins, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .where('revoked_at', 'is', null)
    .returning('id'),
);

export const editApiKey: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const [changed] = await query(change, input);
  if (!changed) throw versionConflict();
  await emit(apiKeysChanged, { userId: principal.id, keyId: input.id, change: 'changed' });
  return readKey(query, input.id, now);
};
