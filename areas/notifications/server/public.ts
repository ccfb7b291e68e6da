/** What other areas' servers may use of notifications. */
export { unreadCount, unreadSql } from './unread.ts';
