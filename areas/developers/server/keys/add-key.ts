import { sql } from 'kysely';
import { endingOf, keyHash, makeKey } from '#platform/server/auth/api-key.ts';
import type { Query } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import type { MadeApiKey } from '../../contract.ts';
import type { KeyMode, Scope } from '../../pure/options.ts';
import { from } from '../from.ts';
import { keyById, keyView } from './key-rows.ts';

interface NewKey {
  readonly userId: number;
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: Scope[];
  readonly origins: string[];
  readonly expiresAt: string | null;
}

const add = statement((v: NewKey & { hash: string; ending: string; now: string }) =>
  from
    .insertInto('api_keys')
    .values({
      user_id: v.userId,
      name: v.name,
      mode: v.mode,
      scopes: v.scopes,
      origins: v.origins,
      hash: v.hash,
      ending: v.ending,
      created_at: moment(v.now),
      expires_at: sql<Moment | null>`${v.expiresAt}::timestamptz`,
    })
    .returning('id'),
);

/** Makes a key and gives it away this once: only its hash is kept. */
export async function addKey(query: Query, key: NewKey, now: Date): Promise<MadeApiKey> {
  const secret = makeKey(key.mode);
  const about = { hash: keyHash(secret), ending: endingOf(secret), now: now.toISOString() };
  const [added] = await query(add, { ...key, ...about });
  const [row] = added ? await query(keyById, { id: added.id }) : [];
  if (!row) throw new Error('The key was not stored.');
  return { key: keyView(row, now), secret };
}
