/** What other areas' servers may use of the library. */

export { reportableResource } from './reportable.ts';
