import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { apiKeysChanged, type rollApiKey as contract } from '../../contract.ts';
import { overlapHours } from '../../pure/options.ts';
import { from } from '../from.ts';
import { versionConflict } from '../version-conflict.ts';
import { addKey } from './add-key.ts';
import { type KeyRow, keyView } from './key-rows.ts';
import { mustHaveRoom } from './room.ts';

const replace = statement((v: { id: number; version: number; nextId: number; until: string }) =>
  from
    .updateTable('api_keys')
    .set((e) => ({
      replaced_by_id: v.nextId,
      expires_at: sql<Moment>`least(${e.ref('expires_at')}, ${v.until}::timestamptz)`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .where('revoked_at', 'is', null)
    .where('replaced_by_id', 'is', null)
    .returning('id'),
);

const hour = 3_600_000;

/** The new key lives as long from now on as the old one did. */
function lifeOf({ createdAt, expiresAt }: KeyRow, now: Date): string | null {
  if (expiresAt === null) return null;
  return new Date(now.getTime() + Date.parse(expiresAt) - Date.parse(createdAt)).toISOString();
}

export const rollApiKey: Handler<typeof contract, KeyRow> = async ({ input, found, query, emit, now }) => {
  const { state } = keyView(found, now);
  if (state === 'rolled') throw problem.conflict('This key was rolled already. Roll the one that came after it.');
  if (state !== 'active') throw problem.conflict('This key counts no more. Make a new one.');
  const { userId, name, mode, scopes, origins } = found;
  await mustHaveRoom(query, userId, 'rolled', now);
  const made = await addKey(query, { userId, name, mode, scopes, origins, expiresAt: lifeOf(found, now) }, now);
  const until = new Date(now.getTime() + overlapHours * hour).toISOString();
  const [replaced] = await query(replace, { ...input, nextId: made.key.id, until });
  if (!replaced) throw versionConflict();
  await emit(apiKeysChanged, { userId, keyId: found.id, change: 'rolled' });
  return made;
};
