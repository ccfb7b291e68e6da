/**
 * SQL for the ids of accounts that wait for deletion: missing for everybody. There are few at any time, and the list
 * depends on nothing, so that a statement reads it once.
 */
export const closedIdsText = 'array(select c.user_id from closed_accounts c)';

/** SQL for "this member has not closed the account". */
export const isOpenText = (column: string) => `${column} <> all(${closedIdsText})`;

/**
 * SQL for "the one may come across the other": neither has blocked the other, and the account is not closed:
 * notBlockedText('$1', 'p.author_id'). A guest's id is 0 and blocks nobody.
 */
export const notBlockedText = (viewer: string, column: string) =>
  `(${isOpenText(column)} and not exists (select 1 from blocks b where (b.blocker_id = ${viewer} and b.blocked_id = ${column}) or (b.blocker_id = ${column} and b.blocked_id = ${viewer})))`;

/**
 * SQL for the ids on the other side of a block, whoever made it, and of closed accounts. It depends on the viewer alone,
 * so that a statement reads it once and not for every row.
 */
export const blockedIdsText = (viewer: string) =>
  `array(select b.blocked_id from blocks b where b.blocker_id = ${viewer} union all
    select b.blocker_id from blocks b where b.blocked_id = ${viewer} union all
    select c.user_id from closed_accounts c)`;
