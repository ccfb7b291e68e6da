import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { invoicesPart } from './contract/invoices.ts';
import { plansPart } from './contract/plans.ts';
import { subscriptionsPart } from './contract/subscriptions.ts';

export * from './contract/invoices.ts';
export * from './contract/plans.ts';
export * from './contract/subscriptions.ts';

export const billingContract = areaContract({
  name: 'billing',
  ...joinParts(plansPart, subscriptionsPart, invoicesPart),
});
