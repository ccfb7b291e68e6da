export { signInHref } from './return-path.ts';
export { RoleWaits, useWaitingRoles } from './role-waits.tsx';
export { useLeaving } from './use-leaving.ts';
