import type { Handler } from '#platform/server/area.ts';
import type { getUsage as contract, Usage } from '../../contract.ts';
import { billingDay } from '../../pure/days.ts';
import { type LimitKind, limitKinds, severityOf, type Used } from '../../pure/plans.ts';
import { findAccount } from '../accounts.ts';
import { amountOf, units } from '../doing.ts';
import { findSubscription } from '../subscriptions/subscription-rows.ts';
import { endOf } from '../subscriptions/view.ts';
import { countingPlan, countsOf, limitOf, thingsOf } from './usage.ts';

function messageOf(kind: LimitKind, { used, limit }: Used): string {
  if (kind === 'monthlySpend') {
    return used >= (limit ?? 0)
      ? 'This month’s spend limit is reached. Campaigns pause until next month or a bigger plan.'
      : `${Math.floor((used / (limit ?? 1)) * 100)}% of this month’s spend limit is used. At the limit campaigns pause.`;
  }
  const [, many] = thingsOf[kind];
  const have = `${used} of ${limit} ${many} are used.`;
  return used >= (limit ?? 0)
    ? `${have} You can’t add more. What runs continues.`
    : `${have} At ${limit} you can’t add more.`;
}

export const getUsage: Handler<typeof contract> = async ({ query, principal, now, services }) => {
  const day = billingDay(now);
  const account = await findAccount(query, principal.id);
  const subscription = account && (await findSubscription(query, account.id));
  const plan = await countingPlan(query, subscription);
  const counted = account && (await countsOf(query, account.id, day.slice(0, 7)));
  const usedOf = (kind: LimitKind): Used => ({
    used: kind === 'monthlySpend' ? units(counted?.spent ?? 0) : (counted?.of(kind) ?? 0),
    limit: limitOf(plan, kind),
  });
  const limits = Object.fromEntries(limitKinds.map((kind) => [kind, usedOf(kind)])) as Usage['limits'];
  const violations = limitKinds.flatMap((limitType) => {
    const used = limits[limitType];
    const severity = severityOf(limitType, used);
    return severity ? [{ limitType, severity, message: messageOf(limitType, used) }] : [];
  });
  return {
    subscription: {
      planName: plan.name,
      planDisplayName: plan.displayName,
      status: subscription?.status ?? 'active',
      currentPeriodEnd: subscription ? endOf(subscription) : null,
    },
    limits,
    violations,
    spend: amountOf(counted?.spent ?? 0, services.config.billingCurrency),
  };
};
