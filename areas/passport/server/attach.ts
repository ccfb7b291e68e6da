import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import { sealTitle } from './seal.ts';
import type { passportShareItems, passportShares } from './tables.ts';

const from = tables<{ passport_shares: typeof passportShares; passport_share_items: typeof passportShareItems }>();

const shown = statement((v: { viewerId: number; targets: readonly string[] }) =>
  from
    .selectFrom('passport_shares as s')
    .select((e) => [
      's.target',
      's.id',
      sql<boolean>`${e.ref('s.user_id')} = ${v.viewerId}::int`.as('isOwn'),
      sql<number[]>`array(select i.item_id from passport_share_items i where i.share_id = ${e.ref('s.id')}
        order by i.item_id)`.as('itemIds'),
    ])
    .where('s.target', '=', sql<string>`any(${v.targets}::text[])`)
    .where((e) => e.or([e('s.user_id', '=', v.viewerId), e('s.recipient_id', '=', v.viewerId)])),
);

export interface Attachment {
  readonly userId: number;
  /** What it is attached to: 'event:12'. */
  readonly target: string;
  readonly title: string;
  readonly href: string;
  readonly recipientId: number;
  readonly itemIds: readonly number[];
}

/** Shares exactly these; another member's items are refused at their field. */
export async function setItems(query: Query, shareId: number, userId: number, itemIds: readonly number[]) {
  const wanted = [...new Set(itemIds)];
  await query('passport-unshare', 'delete from passport_share_items where share_id = $1::int', [shareId]);
  const added = await query(
    'passport-share',
    `insert into passport_share_items (share_id, item_id)
       select $1::int, i.id from passport_items i where i.id = any($3::int[]) and i.user_id = $2::int returning 1`,
    [shareId, userId, wanted],
  );
  if (added.length === wanted.length) return;
  throw problem.invalid([
    {
      field: 'itemIds',
      rule: 'missing',
      message: 'One of these needs is no longer in your passport. Tick them again.',
    },
  ]);
}

/** Attaches items to something, or changes which. Without items there is nothing to share, and what was shared ends. */
export async function attachPassport(query: Query, config: Config, about: Attachment, now: Date): Promise<void> {
  const { userId, target, title, href, recipientId, itemIds } = about;
  if (itemIds.length === 0) return detachPassport(query, userId, target);
  const [share] = await query<{ id: number }>(
    'passport-attach',
    `insert into passport_shares (user_id, target, title_sealed, href, recipient_id, shared_at)
       values ($1::int, $2, $3, $4, $5::int, $6::timestamptz)
     on conflict (target, user_id) do update set title_sealed = excluded.title_sealed,
       recipient_id = excluded.recipient_id, version = passport_shares.version + 1 returning id`,
    [userId, target, sealTitle(config, userId, target, title), href, recipientId, now.toISOString()],
  );
  if (share) await setItems(query, share.id, userId, itemIds);
}

export async function detachPassport(query: Query, userId: number, target: string): Promise<void> {
  await query('passport-detach', 'delete from passport_shares where user_id = $1::int and target = $2', [
    userId,
    target,
  ]);
}

/** When the thing itself goes: nothing of it stays shared. */
export async function detachAll(query: Query, targets: readonly string[]): Promise<void> {
  await query('passport-detach-all', 'delete from passport_shares where target = any($1::text[])', [targets]);
}

/** Which members share something there with this recipient: owner → number of the share. Says nothing of what. */
export async function sharesFor(query: Query, recipientId: number, target: string) {
  const rows = await query<{ userId: number; id: number }>(
    'passport-shares-for',
    'select user_id as "userId", id from passport_shares where target = $1 and recipient_id = $2::int',
    [target, recipientId],
  );
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}

/** Which of their items a member shares there. */
export async function sharedItemIds(query: Query, userId: number, target: string): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'passport-shared-ids',
    `select i.item_id as id from passport_shares s join passport_share_items i on i.share_id = s.id
       where s.target = $1 and s.user_id = $2::int order by i.item_id`,
    [target, userId],
  );
  return rows.map(({ id }) => id);
}

interface Shown {
  readonly target: string;
  readonly id: number;
  readonly isOwn: boolean;
  readonly itemIds: number[];
}

/** What this member shares, or is shown, on these targets: one statement for a list. */
export async function shownOn(
  query: Query,
  viewerId: number,
  targets: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  if (targets.length === 0) return new Map();
  const rows = await query(shown, { viewerId, targets });
  return new Map(rows.map((row) => [row.target, row]));
}
