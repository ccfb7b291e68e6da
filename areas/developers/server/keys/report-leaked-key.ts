import type { Handler } from '#platform/server/area.ts';
import { isKey, keyHash } from '#platform/server/auth/api-key.ts';
import { statement } from '#platform/server/statement.ts';
import { apiKeyReported, apiKeysChanged, type reportLeakedKey as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { revoke } from './revoke-api-key.ts';

const byHash = statement((v: { hash: string }) => from.selectFrom('api_keys').select('id').where('hash', '=', v.hash));

const received = { received: true } as const;

/** Answered alike whether there is such a key: whoever has it in hand could ask with it anyway. */
export const reportLeakedKey: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  if (!isKey(input.key)) return received;
  const [known] = await query(byHash, { hash: keyHash(input.key) });
  if (!known) return received;
  const about = { id: known.id, why: 'reported', where: input.where ?? '', now: now.toISOString() } as const;
  const [revoked] = await query(revoke, about);
  if (revoked) {
    await emit(apiKeyReported, revoked);
    await emit(apiKeysChanged, { userId: revoked.userId, keyId: revoked.id, change: 'reported' });
  }
  return received;
};
