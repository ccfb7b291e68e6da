import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { SealError } from './auth/seal.ts';
import { CommandError, command } from './command.ts';
import type { Database } from './db.ts';
import { copyFiles, diskOf } from './file-store.ts';
import { leftToReseal } from './reseal.ts';
import { s3Store } from './s3-store.ts';
import { auditHead } from './tables.ts';
import { timeLimits } from './time-limits.ts';

const checkAuditLog = command({
  name: 'check-audit',
  does: 'reads the audit log from end to end, and says whether it is whole',
  options: z.object({}),
  run: async ({ database: { db }, runJob }) => {
    await runJob('platform.check-audit');
    const [found] = await db
      .select({ entries: auditHead.checkedEntries, brokenAt: auditHead.brokenAt })
      .from(auditHead)
      .where(eq(auditHead.id, 1));
    if (found?.brokenAt === null) {
      return { lines: [`The audit log is whole: ${counted(found.entries ?? 0, 'entry', 'entries')}.`] };
    }
    const entry = found?.brokenAt ?? 0;
    const where = entry > 0 ? `first at entry ${entry}` : 'at its end';
    const lines = [`The audit log was changed or cut, ${where}. Administrators see it at /admin/audit.`];
    return { lines, failed: true };
  },
});

const reseal = command({
  name: 'reseal',
  does: 'seals everything again under SESSION_SECRET, and says what could not be opened',
  options: z.object({}),
  run: async ({ database, sealed, services, runJob }) => {
    await runJob('platform.reseal');
    const files = await runJob('platform.seal-files').then(
      () => [],
      (error: unknown) => {
        if (!(error instanceof SealError)) throw error;
        return ['Stored files: neither secret can open one of them.'];
      },
    );
    // The next entry of the audit log covers those that the former secret has sealed.
    await services.audit({ actorId: 0, action: 'sealed again', subject: 'stored values' });
    const left = await leftToReseal(sealed, database.query, services.config);
    const values = left.map(({ column, rows }) => `${column}: neither secret can open ${counted(rows, 'value')}.`);
    const lines = [...files, ...values];
    return lines.length === 0
      ? { lines: ['Everything that is stored sealed has SESSION_SECRET now.'] }
      : { lines: [...lines, 'Keep PREVIOUS_SECRET, and look for the secret they were sealed with.'], failed: true };
  },
});

const moveFiles = command({
  name: 'move-files',
  does: 'copies stored files from the disk to S3_BUCKET, or from there to the disk, and deletes none',
  options: z.object({ to: z.enum(['s3', 'disk']).describe('is s3 or disk') }),
  run: async ({ input, services: { config } }) => {
    if (!config.bucket) throw new CommandError(['S3_BUCKET is not set: say for this command which bucket it is.']);
    const [disk, bucket] = [diskOf(config), await s3Store(config.bucket)];
    const [from, into] = input.to === 's3' ? [disk, bucket] : [bucket, disk];
    const { copied, known, faults } = await copyFiles(from, into);
    const lines = [`Copied: ${inFigures(copied)}. There already: ${inFigures(known)}.`];
    if (faults.length === 0) return { lines };
    return { lines: [...lines, ...faults.slice(0, 20).map((key) => `${key} is not whole.`)], failed: true };
  },
});

interface Index {
  readonly schema: string;
  readonly name: string;
  /** Left behind by a rebuilding that was stopped. */
  readonly isLeft: boolean;
}

const indexes = `select n.nspname as schema, c.relname as name,
    not i.indisvalid and c.relname ~ '_cc(new|old)[0-9]*$' as "isLeft"
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'i' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by n.nspname, c.relname`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const reindex = command({
  name: 'reindex',
  does: 'builds every index again beside all other work, as a new version of the machine’s sorting rules needs',
  options: z.object({}),
  run: async ({ database }) => {
    const found = await database.query<Index>('', indexes);
    let built = 0;
    await withRunner(database, async (run, beside) => {
      for (const { schema, name, isLeft } of found) {
        const index = `${quoted(schema)}.${quoted(name)}`;
        await run(isLeft ? `drop index ${beside} if exists ${index}` : `reindex index ${beside} ${index}`);
        if (!isLeft) built += 1;
      }
    });
    return { lines: [`Indexes that were built again: ${inFigures(built)}.`] };
  },
});

/** Runs what may take hours and stands in no transaction. `beside`: the word that keeps the table open for writes. */
async function withRunner(
  { embedded, pool }: Database,
  work: (run: (text: string) => Promise<unknown>, beside: '' | 'concurrently') => Promise<void>,
): Promise<void> {
  if (embedded) return work((text) => embedded.exec(text), '');
  if (!pool) throw new Error('There is no database.');
  const client = await pool.connect();
  try {
    const { statement, lock } = timeLimits.migrations;
    const limits = "select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false)";
    await client.query(limits, [String(statement), String(lock)]);
    await work((text) => client.query(text), 'concurrently');
  } finally {
    // It has limits of its own now: no one else gets it.
    client.release(true);
  }
}

/** What the platform itself lets an operator do. */
export const platformCommands = [checkAuditLog, reseal, reindex, moveFiles] as const;
