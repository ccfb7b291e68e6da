/**
 * SQL for "neither has blocked the other": notBlockedText('$1', 'p.author_id'). A guest's id is 0 and blocks nobody.
 */
export const notBlockedText = (viewer: string, column: string) =>
  `not exists (select 1 from blocks b where (b.blocker_id = ${viewer} and b.blocked_id = ${column}) or (b.blocker_id = ${column} and b.blocked_id = ${viewer}))`;

/**
 * SQL for the ids on the other side of a block, whoever made it. It depends on the viewer alone, so that a statement
 * reads it once and not for every row.
 */
export const blockedIdsText = (viewer: string) =>
  `array(select b.blocked_id from blocks b where b.blocker_id = ${viewer} union all
    select b.blocker_id from blocks b where b.blocked_id = ${viewer})`;
