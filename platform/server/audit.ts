import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { type Db, queryIn, select } from './db.ts';
import type { AuditEntry } from './services.ts';
import { auditHead, auditLog } from './tables.ts';
import { takeTurn } from './turns.ts';

/** What the first entry names as the one before it. */
const first = '0'.repeat(64);
/** No entry has this hash: a chain whose end was tampered with never looks whole again. */
const severed = 'f'.repeat(64);
/** Writers wait for each other, so that every row names the one before it. */
const turn = (db: Db) => takeTurn(queryIn(db), 'audit log');

export interface AuditKeys {
  /** Id of the key and HMAC: nobody who has the database alone can make one. */
  seal(text: string): string;
  /** With the present secret, or the one before. */
  isSealed(text: string, seal: string): boolean;
  /** False for what was sealed with a secret that is no longer here. */
  knows(seal: string): boolean;
}

export function auditKeys({
  sessionSecret,
  previousSecret,
}: Pick<Config, 'sessionSecret' | 'previousSecret'>): AuditKeys {
  const keys = [sessionSecret, previousSecret].flatMap((secret) => {
    if (!secret) return [];
    const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', 'audit log', 32));
    return [{ key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }];
  });
  const withKey = ({ key, id }: (typeof keys)[number], text: string) =>
    `${id}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  const keyOf = (seal: string) => keys.find(({ id }) => seal.startsWith(`${id}.`));
  return {
    seal: (text) => {
      const [newest] = keys;
      if (!newest) throw new Error('There is no secret to seal the audit log with.');
      return withKey(newest, text);
    },
    isSealed: (text, seal) => {
      const one = keyOf(seal);
      if (!one) return false;
      const [wanted, given] = [Buffer.from(withKey(one, text)), Buffer.from(seal)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    knows: (seal) => keyOf(seal) !== undefined,
  };
}

const keysOf = new WeakMap<object, AuditKeys>();
const connectionOf = (db: Db): object => db._.session;
/** Entries are written with the `db` of a use case, which knows no secret: the house gives each the keys. */
export const letAudit = (db: Db, keys: AuditKeys): void => void keysOf.set(connectionOf(db), keys);
function ownKeys(db: Db): AuditKeys {
  const keys = keysOf.get(connectionOf(db));
  if (!keys) throw new Error('Write audit entries with the db that a use case is given.');
  return keys;
}

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

const entryText = (hash: string) => `entry ${hash}`;
const headText = ({ entries, hash }: { entries: number; hash: string }) => `head ${entries} ${hash}`;

/** Where the next entry goes on. It trusts nothing but a head with a seal, so that a write never covers up a change. */
async function readHead(db: Db, keys: AuditKeys): Promise<{ entries: number; hash: string }> {
  const [head] = await db.select().from(auditHead).where(eq(auditHead.id, 1));
  if (!head) return { entries: 0, hash: severed };
  return { entries: head.entries, hash: keys.isSealed(headText(head), head.seal) ? head.hash : severed };
}

const writeHead = (db: Db, keys: AuditKeys, head: { entries: number; hash: string }) => {
  const sealed = { ...head, seal: keys.seal(headText(head)) };
  return db
    .insert(auditHead)
    .values({ id: 1, ...sealed })
    .onConflictDoUpdate({ target: auditHead.id, set: sealed });
};

/** Adds links to the chain. Writers wait for each other, so that every row names the one before it. */
export async function writeAudit(db: Db, entry: AuditEntry | readonly AuditEntry[], now: Date): Promise<void> {
  const keys = ownKeys(db);
  const entries = 'action' in entry ? [entry] : entry;
  await db.transaction(async (tx) => {
    await turn(tx);
    const head = await readHead(tx, keys);
    let previousHash = head.hash;
    const rows = entries.map(({ actorId, action, subject, detail = {} }) => {
      const row = { at: now, actorId: actorId || null, action, subject, detail };
      const hash = hashOf(previousHash, row);
      const linked = { ...row, previousHash, hash, seal: keys.seal(entryText(hash)) };
      previousHash = hash;
      return linked;
    });
    await tx.insert(auditLog).values(rows);
    await writeHead(tx, keys, { entries: head.entries + rows.length, hash: previousHash });
  });
}

/**
 * Once, before anything is written: the end of a new log, or of one from before there were seals. What stands there
 * then is covered by the seal of the end, and by every entry after it.
 */
export async function beginAudit(db: Db): Promise<void> {
  const keys = ownKeys(db);
  await db.transaction(async (tx) => {
    await turn(tx);
    const [head] = await tx.select({ id: auditHead.id }).from(auditHead);
    const [sealed] = await tx.select({ id: auditLog.id }).from(auditLog).where(isNotNull(auditLog.seal)).limit(1);
    if (head || sealed) return;
    const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    const [{ entries = 0 } = {}] = await select<{ entries: number }>(
      tx,
      sql`select count(*)::int as entries from audit_log`,
    );
    await writeHead(tx, keys, { entries, hash: last?.hash ?? first });
  });
}

export interface AuditVerdict {
  readonly entries: number;
  /** The first entry that was changed, or whose neighbour was removed; 0 when the end was. Null: the log is whole. */
  readonly brokenAt: number | null;
}

type StoredEntry = typeof auditLog.$inferSelect;
const batch = 1000;

/** Reads all of it. Entries that are added meanwhile are no fault. */
export async function checkAudit(db: Db): Promise<AuditVerdict> {
  const keys = ownKeys(db);
  const query = queryIn(db);
  let previous = first;
  let entries = 0;
  let sealed = false;
  let after = 0;
  const hashes = new Map<number, string>([[0, first]]);
  const [before] = await db.select().from(auditHead).where(eq(auditHead.id, 1));
  for (;;) {
    const rows = (
      await query<Omit<StoredEntry, 'at'> & { at: Date | string }>(
        'audit-check',
        `select id, at, actor_id as "actorId", action, subject, detail, previous_hash as "previousHash",
           hash, seal from audit_log where id > $1::bigint order by id limit ${batch}`,
        [after],
      )
    ).map((row) => ({ ...row, at: new Date(row.at) }));
    for (const row of rows) {
      sealed ||= row.seal !== null;
      const linked = row.previousHash === previous && row.hash === hashOf(previous, row);
      // What a former secret sealed is covered by the entries after it.
      const trusted =
        row.seal === null ? !sealed : !keys.knows(row.seal) || keys.isSealed(entryText(row.hash), row.seal);
      if (!linked || !trusted) return { entries, brokenAt: row.id };
      previous = row.hash;
      after = row.id;
      entries += 1;
      if (entries === before?.entries) hashes.set(entries, row.hash);
    }
    if (rows.length < batch) break;
  }
  const [head] = await db.select().from(auditHead).where(eq(auditHead.id, 1));
  const whole =
    head !== undefined &&
    before !== undefined &&
    keys.isSealed(headText(head), head.seal) &&
    keys.isSealed(headText(before), before.seal) &&
    head.entries >= entries &&
    hashes.get(before.entries) === before.hash;
  return { entries, brokenAt: whole ? null : 0 };
}

/** For tests: the same in one number; undefined when the log is whole. */
export async function brokenAuditLink(db: Db): Promise<number | undefined> {
  return (await checkAudit(db)).brokenAt ?? undefined;
}
