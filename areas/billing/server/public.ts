/** What areas above use: the plans and limits of members, and what is spent on ads. Each in the caller’s own transaction. */
export { billingDay } from '../pure/days.ts';
export { type Doing, doing } from './doing.ts';
export type { plans } from './tables.ts';
export { addSpend, giveBackSpend, type SpendRoom, spendRoom } from './usage/spend.ts';
export { planOf, returnUsage, takeUsage } from './usage/usage.ts';
