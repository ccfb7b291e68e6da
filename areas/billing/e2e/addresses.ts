import type { Addresses } from '#platform/web/testing/routes.ts';

export const addresses: Addresses = {
  /** A bill of the demo member, who has paid for a plan. */
  '/subscription/invoices/:id': async (ask) => {
    const [newest] = (await ask('/api/billing-invoices')) as { id: number }[];
    if (!newest) throw new Error('The demo member has no bill.');
    return `/subscription/invoices/${newest.id}`;
  },
  '/test-checkout/:token': async (_, send) => {
    const { checkoutUrl } = (await send('/api/payment-method', {})) as { checkoutUrl: string };
    return checkoutUrl;
  },
};
