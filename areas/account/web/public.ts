export { signInHref } from './return-path.ts';
export { useLeaving } from './use-leaving.ts';
