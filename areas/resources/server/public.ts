/** What other areas' servers may use of the library. */

export { cleanName } from './files/clean-name.ts';
export { toDocument } from './files/kinds.ts';
