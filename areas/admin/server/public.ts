/** What other areas' servers may use of admin. */
export { giveRole, mustNotBeLast, rolesTurn } from './change-role.ts';
