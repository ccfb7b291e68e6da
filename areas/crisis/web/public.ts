/** What other areas' screens may use of the crisis page. */
export { ways } from '../pure/ways.ts';
