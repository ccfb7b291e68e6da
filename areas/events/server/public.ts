/** What other areas' servers may use of events. */
export { attendedEvents } from './attended.ts';
