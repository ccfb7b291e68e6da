import { createHash } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { AuditEntry } from './area.ts';
import type { Db } from './db.ts';
import { auditLog } from './tables.ts';

const first = '0'.repeat(64);

/** The order in which jsonb gives keys back: shorter ones first. What is hashed must read the same before and after. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const bytes = (key: string) => Buffer.from(key);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => bytes(a).length - bytes(b).length || bytes(a).compare(bytes(b)));
  return Object.fromEntries(entries.map(([key, one]) => [key, asStored(one)]));
}

function hashOf(
  previous: string,
  row: { at: Date; actorId: number | null; action: string; subject: string; detail: unknown },
) {
  const text = JSON.stringify([
    previous,
    row.at.toISOString(),
    row.actorId,
    row.action,
    row.subject,
    asStored(row.detail),
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Adds one link to the chain. Writers wait for each other, so that every row names the one before it. */
export async function writeAudit(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7006002)`);
    const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    const previousHash = last?.hash ?? first;
    const row = {
      at: now,
      actorId: entry.actorId || null,
      action: entry.action,
      subject: entry.subject,
      detail: entry.detail ?? {},
    };
    await tx.insert(auditLog).values({ ...row, previousHash, hash: hashOf(previousHash, row) });
  });
}

/** Id of the first row that was changed, or whose neighbour was removed; undefined when the chain is whole. */
export async function brokenAuditLink(db: Db): Promise<number | undefined> {
  let previous = first;
  for (const row of await db.select().from(auditLog).orderBy(asc(auditLog.id))) {
    if (row.previousHash !== previous || row.hash !== hashOf(previous, row)) return row.id;
    previous = row.hash;
  }
  return undefined;
}
