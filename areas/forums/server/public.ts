/** What other areas' servers may use of forums. */
export { categories } from '../pure/categories.ts';
