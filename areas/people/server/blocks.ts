import { type Expression, sql } from 'kysely';
import type { closedAccounts } from '#platform/server/auth/tables.ts';
import { asText, type Given, isThere, tables } from '#platform/server/statement.ts';
import type { blocks } from './tables.ts';

const from = tables<{ blocks: typeof blocks; closed_accounts: typeof closedAccounts }>();

// A fragment calls tables by their own names, which a statement around it does not: its columns cannot be meant.
const closed = from.selectFrom('closed_accounts').select('user_id as id').where('user_id', '>', 0);

/**
 * The ids of accounts that wait for deletion: missing for everybody. There are few at any time, and the list depends on
 * nothing, so that a statement reads it once. Those that no one has, below 1, are not among them: mostly it is empty.
 */
export const closedIds = sql<number[]>`array${closed}`;

/** A member who has not closed the account; the house, whose number is 0; or no one at all, where no one is left out. */
export const isOpen = (member: Expression<number | null>) =>
  sql<boolean>`((${member} >= 0 and ${member} <> all(${closedIds})) is not false)`;

/** The one has blocked the other. */
export const hasBlocked = (blocker: Given<number>, blocked: Given<number>) =>
  isThere(from.selectFrom('blocks').where('blocks.blocker_id', '=', blocker).where('blocks.blocked_id', '=', blocked));

/**
 * The one may come across the other: neither has blocked the other, and the account is not closed:
 * `notBlocked(v.viewer, e.ref('p.author_id'))`. A guest's id is 0 and blocks nobody.
 */
export function notBlocked(viewer: Given<number>, member: Expression<number | null>) {
  const eitherWay = from
    .selectFrom('blocks')
    .where((e) =>
      e.or([
        e.and([e('blocks.blocker_id', '=', viewer), sql<boolean>`${e.ref('blocks.blocked_id')} = ${member}`]),
        e.and([sql<boolean>`${e.ref('blocks.blocker_id')} = ${member}`, e('blocks.blocked_id', '=', viewer)]),
      ]),
    );
  return sql<boolean>`(${isOpen(member)} and not ${isThere(eitherWay)})`;
}

/**
 * The ids on the other side of a block, whoever made it, and of closed accounts. It depends on the viewer alone, so that
 * a statement reads it once and not for every row.
 */
export const blockedIds = (viewer: Given<number>) =>
  sql<number[]>`array${from
    .selectFrom('blocks')
    .select('blocks.blocked_id as id')
    .where('blocks.blocker_id', '=', viewer)
    .unionAll(from.selectFrom('blocks').select('blocks.blocker_id as id').where('blocks.blocked_id', '=', viewer))
    .unionAll(closed)}`;

export const isOpenText = asText((part, member: string) => isOpen(part(member)));
export const notBlockedText = asText((part, viewer: string, member: string) =>
  notBlocked(part<number>(viewer), part(member)),
);
export const blockedIdsText = asText((part, viewer: string) => blockedIds(part<number>(viewer)));
