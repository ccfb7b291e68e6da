import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { ApiKey } from '../../contract.ts';
import { keyById, keyView } from './key-rows.ts';

/** A key as it is now, for its owner. */
export async function readKey(query: Query, id: number, now: Date): Promise<ApiKey> {
  const [row] = await query(keyById, { id });
  if (!row) throw problem.notFound();
  return keyView(row, now);
}
