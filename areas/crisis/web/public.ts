/** What other areas' screens may use of the crisis page. */
export { ways } from './ways.ts';
