/** What other areas' servers may use of account. */
export { confirmedUntil, confirmFirst } from './confirmation.ts';
export { endSessions } from './end-sessions.ts';
