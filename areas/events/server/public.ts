/** What other areas' servers may use of events. */
export { reportableEvent } from './reportable.ts';
