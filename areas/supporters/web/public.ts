/** What other areas may use. */
export { ActingBar } from './acting-bar.tsx';
