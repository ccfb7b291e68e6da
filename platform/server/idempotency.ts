import { createHmac, hkdfSync } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import { problem } from './problem.ts';
import { readable, sealedText } from './sealed.ts';
import { idempotency } from './tables.ts';

export interface Replay {
  readonly status: number;
  readonly body: unknown;
}

export interface Claim {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
  /** Who acts for the member: an answer is given again to nobody but the one who had it. */
  readonly supporterId?: number | undefined;
}

/** Answers hold what is sealed where it is kept: words of messages, of a crisis, of a passport. */
export const answers = sealedText({
  table: 'idempotency_keys',
  column: 'body',
  row: ['user_id', 'operation', 'key'],
  purpose: 'answers',
  openElsewhere: 'The answer to a write: most of what it says is kept in the open.',
});

/** Keyed, and another for each row: it neither lets anybody guess what was written nor tell equal inputs apart. */
function fingerprintOf(secret: string, { userId, operation, key, input, supporterId }: Claim): string {
  const made = Buffer.from(hkdfSync('sha256', secret, 'doorways', 'fingerprint of an input', 32));
  return createHmac('sha256', made)
    .update(JSON.stringify([userId, operation, key, input, ...(supporterId ? [supporterId] : [])]))
    .digest('hex');
}

const rowOf = ({ userId, operation, key }: Claim) => ({ user_id: userId, operation, key });

interface Within {
  readonly db: Db;
  readonly config: Config;
}

const isOf = ({ userId, operation, key }: Claim) =>
  and(eq(idempotency.userId, userId), eq(idempotency.operation, operation), eq(idempotency.key, key));

/** Claims the key; gives the row of the one who claimed it before with the same input. */
async function claimedBefore({ db, config }: Within, claim: Claim) {
  const { userId, operation, key } = claim;
  const fingerprint = fingerprintOf(config.sessionSecret, claim);
  const claimed = await db
    .insert(idempotency)
    .values({ userId, operation, key, fingerprint, status: 0 })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return undefined;
  const [kept] = await db.select().from(idempotency).where(isOf(claim));
  if (!kept) throw problem.conflict('The same request is still being handled. Wait a moment.');
  const before = config.previousSecret && fingerprintOf(config.previousSecret, claim);
  if (kept.fingerprint !== fingerprint && kept.fingerprint !== before) {
    throw problem.unprocessable('This Idempotency-Key was used for something else. Use a new key.');
  }
  return kept;
}

/** For what remembers no answer: whether this is the first time, in the transaction that does it. */
export const isFirst = async (within: Within, claim: Claim): Promise<boolean> =>
  (await claimedBefore(within, claim)) === undefined;

/** The status of an answer that is not given again. */
const withheld = 409;

/**
 * Same member, same operation, same key: the first answer comes again and nothing happens twice. The key is claimed
 * inside the write's own transaction, so a parallel twin waits for the first to commit and then replays it. `judge` says
 * once more whether the member may do this, before an answer that shows something is given again.
 */
export async function once(
  { db, config }: Within,
  claim: Claim,
  { judge, work }: { readonly judge: () => Promise<void>; readonly work: () => Promise<Replay> },
): Promise<Replay> {
  const kept = await claimedBefore({ db, config }, claim);
  if (kept) {
    const { status, body } = kept;
    if (status !== withheld && body === null) return { status, body: undefined };
    const text = body && readable(() => answers.take(config, rowOf(claim), body), undefined);
    if (!text) throw problem.conflict('This was done already. Look again to see how it is now.');
    await judge();
    return { status, body: JSON.parse(text) };
  }
  const answer = await work();
  const body = answer.body === undefined ? null : answers.put(config, rowOf(claim), JSON.stringify(answer.body));
  await db.update(idempotency).set({ status: answer.status, body }).where(isOf(claim));
  return answer;
}

/** After a block, a role that was taken and the like: what these members were told before is not told again. */
export async function withhold(db: Db, userIds: readonly number[]): Promise<void> {
  await db
    .update(idempotency)
    .set({ status: withheld, body: null })
    .where(and(inArray(idempotency.userId, [...userIds]), isNotNull(idempotency.body)));
}
