import type { Handler } from '#platform/server/area.ts';
import { apiKeysChanged, type createApiKey as contract } from '../../contract.ts';
import { addKey } from './add-key.ts';
import { mustHaveRoom } from './room.ts';

const day = 86_400_000;

export const createApiKey: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  await mustHaveRoom(query, principal.id, 'active', now);
  const { name, mode, scopes, origins, days } = input;
  const expiresAt = days === null ? null : new Date(now.getTime() + days * day).toISOString();
  const made = await addKey(query, { userId: principal.id, name, mode, scopes, origins, expiresAt }, now);
  await emit(apiKeysChanged, { userId: principal.id, keyId: made.key.id, change: 'made' });
  return made;
};
