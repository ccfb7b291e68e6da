/** What other areas' servers may use of notifications. */
export { unreadSql } from './unread.ts';
