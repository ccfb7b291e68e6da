/** What other areas' servers may use of account. */
export { deviceWords } from '../pure/device.ts';
export { confirmedUntil, confirmFirst } from './confirmation.ts';
export { endSessions } from './end-sessions.ts';
export { noSession } from './no-session.ts';
