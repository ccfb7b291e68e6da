import { own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

/** A bill is its payer’s alone: nothing of it shows one member to another. */
export const surfaces: Surfaces = {
  reads: {
    listSubscriptionPlans: own,
    listPromoCodes: staffOnly('for administrators'),
    getUserSubscription: own,
    getTestCheckout: own,
    getUsage: own,
    listBillingInvoices: own,
    getInvoice: own,
    downloadInvoice: own,
    getBillingOverview: staffOnly('for administrators'),
    listFailedPayments: staffOnly('for administrators'),
    listAllInvoices: staffOnly('for administrators'),
    downloadLedger: staffOnly('for administrators'),
  },
};
