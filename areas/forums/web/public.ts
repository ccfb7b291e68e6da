/** Parts that other areas may show. */
export { TopicsBy } from './topics-by.tsx';
