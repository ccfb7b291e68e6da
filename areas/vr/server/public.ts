/** What other areas' servers may use of spaces. */

export { type TherapyHosts, therapyHosts } from './therapy-hosts.ts';
