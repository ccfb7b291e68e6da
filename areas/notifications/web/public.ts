/** What other areas may use. */
export { useUnread } from './use-unread.ts';
