/** What other areas' servers may use of messages. */
export { reportableMessage } from './reportable.ts';
