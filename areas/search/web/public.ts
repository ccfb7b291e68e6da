/** What other areas may show: suggestions under a search box. */
export { boxRole, Suggestions } from './suggestions.tsx';
