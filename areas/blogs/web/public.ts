/** Parts that other areas may show. */
export { BlogList } from './blog-list.tsx';
