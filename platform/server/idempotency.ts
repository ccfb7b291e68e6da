import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { problem } from './problem.ts';
import { idempotency } from './tables.ts';

export interface Replay {
  readonly status: number;
  readonly body: unknown;
}

const fingerprintOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * Same member, same operation, same key: the first answer comes again and nothing happens twice. The key is claimed
 * inside the write's own transaction, so a parallel twin waits for the first to commit and then replays it.
 */
export async function once(
  db: Db,
  at: { userId: number; operation: string; key: string; input: unknown },
  work: () => Promise<Replay>,
): Promise<Replay> {
  const fingerprint = fingerprintOf(at.input);
  const where = and(
    eq(idempotency.userId, at.userId),
    eq(idempotency.operation, at.operation),
    eq(idempotency.key, at.key),
  );
  const claimed = await db
    .insert(idempotency)
    .values({ userId: at.userId, operation: at.operation, key: at.key, fingerprint, status: 0 })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (claimed.length === 0) {
    const [kept] = await db.select().from(idempotency).where(where);
    if (!kept) throw problem.conflict('The same request is still being handled. Wait a moment.');
    if (kept.fingerprint !== fingerprint) {
      throw problem.unprocessable('This Idempotency-Key was used for something else. Use a new key.');
    }
    return { status: kept.status, body: kept.body === null ? undefined : JSON.parse(kept.body) };
  }
  const answer = await work();
  await db
    .update(idempotency)
    .set({ status: answer.status, body: answer.body === undefined ? null : JSON.stringify(answer.body) })
    .where(where);
  return answer;
}
