/** What other areas' servers may use of admin. */
export { mustNotBeLast, rolesTurn } from './change-role.ts';
