import { type Expression, sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { type Given, moment, statement } from '#platform/server/statement.ts';
import type { Closed } from '../../contract.ts';
import { from } from '../from.ts';
import { emailKey, emailKeys } from './email-key.ts';

const addressOf = statement((v: { userId: number }) =>
  from.selectFrom('users as u').select(['u.email', 'u.email_verified as isConfirmed']).where('u.id', '=', v.userId),
);

const add = statement((v: { userId: number; emailHash: string | null; now: string }) =>
  from
    .insertInto('connection_bans')
    .values({ user_id: v.userId, email_hash: v.emailHash, banned_at: moment(v.now) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id'),
);

const remove = statement((v: { userId: number }) =>
  from.deleteFrom('connection_bans').where('user_id', '=', v.userId).returning('id'),
);

interface Ask {
  readonly query: Query;
  readonly config: Config;
}

/** Keeps a member out until that is taken back; false when they are out already, or gone. */
export async function keepOut({ query, config }: Ask, userId: number, now: Date): Promise<boolean> {
  const [account] = await query(addressOf, { userId });
  if (!account) return false;
  const key = account.isConfirmed ? emailKey(config, account.email) : null;
  return (await query(add, { userId, emailHash: key, now: now.toISOString() })).length > 0;
}

export const letIn = async (query: Query, userId: number): Promise<boolean> =>
  (await query(remove, { userId })).length > 0;

/** Of the confirmed address of a member; none without one. */
export async function keysOf({ query, config }: Ask, userId: number): Promise<string[]> {
  const [account] = await query(addressOf, { userId });
  return account?.isConfirmed ? emailKeys(config, account.email) : [];
}

export const isAmong = (key: Expression<string | null>, keys: Given<readonly string[]>) =>
  sql<boolean>`${key} = any(${keys}::text[])`;

const own = statement((v: { userId: number }) =>
  from.selectFrom('connection_bans').select('id').where('user_id', '=', v.userId),
);

const sameAddress = statement((v: { keys: readonly string[] }) =>
  from
    .selectFrom('connection_bans')
    .select('id')
    .where((e) => isAmong(e.ref('email_hash'), v.keys))
    .limit(sql.lit(1)),
);

/** Why a member cannot have a profile: a decision about them, or one about an account that had their address. */
export async function closedFor({ query, config }: Ask, userId: number): Promise<Closed | null> {
  if ((await query(own, { userId })).length > 0) return 'decision';
  const same = await query(sameAddress, { keys: await keysOf({ query, config }, userId) });
  return same.length > 0 ? 'email' : null;
}

const forgetOld = statement((v: { before: string }) =>
  from.deleteFrom('connection_bans').where('user_id', 'is', null).where('banned_at', '<', moment(v.before)),
);

const keptYears = 2;

/** Of an account that is gone nothing is kept for longer than that. */
export const sweepBans: Job['run'] = async ({ db, now }) => {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  await queryIn(db)(forgetOld, { before: before.toISOString() });
};
