import type { Handler } from '#platform/server/area.ts';
import type { getRefusedPayment as contract } from '../../contract.ts';
import { addDays, billingDay } from '../../pure/days.ts';
import { amountOf } from '../doing.ts';
import { lastPayment } from './refusals.ts';

/** For how many days a refusal is news. */
const shownDays = 7;

export const getRefusedPayment: Handler<typeof contract> = async ({ query, principal, now }) => {
  const last = await lastPayment(query, principal.id);
  if (last?.state !== 'failed' || !last.byMember || last.settledAt === null) return null;
  const on = billingDay(new Date(last.settledAt));
  if (addDays(on, shownDays) < billingDay(now)) return null;
  return { reason: last.reason, amount: amountOf(last.amount, last.currency), on };
};
