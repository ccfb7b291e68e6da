import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { apiKeysChanged, type revokeApiKey as contract } from '../../contract.ts';
import type { RevokedWhy } from '../../pure/options.ts';
import { from } from '../from.ts';
import { readKey } from './read-key.ts';

export const revoke = statement((v: { id: number; why: RevokedWhy; where: string; now: string }) =>
  from
    .updateTable('api_keys')
    .set((e) => ({
      revoked_at: moment(v.now),
      revoked_why: v.why,
      found_where: v.where,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id as userId']),
);

export const revokeApiKey: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const [revoked] = await query(revoke, { id: input.id, why: 'you', where: '', now: now.toISOString() });
  if (revoked) await emit(apiKeysChanged, { userId: principal.id, keyId: input.id, change: 'revoked' });
  return readKey(query, input.id, now);
};
