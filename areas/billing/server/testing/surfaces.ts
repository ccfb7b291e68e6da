import { own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

const ownPlan = 'It needs a plan or a payment service, and answers with the member’s own plan; billing.test.ts has it.';

/** A bill is its payer’s alone: nothing of it shows one member to another. */
export const surfaces: Surfaces = {
  reads: {
    listSubscriptionPlans: own,
    listPromoCodes: staffOnly('for administrators'),
    getUserSubscription: own,
    quoteSubscription: own,
    getTestCheckout: own,
    getUsage: own,
    listBillingInvoices: own,
    getInvoice: own,
    getBillingBuyer: own,
    getRefusedPayment: own,
    downloadInvoice: own,
    getBillingOverview: staffOnly('for administrators'),
    listFailedPayments: staffOnly('for administrators'),
    listDisputes: staffOnly('for administrators'),
    listAllInvoices: staffOnly('for administrators'),
    downloadLedger: staffOnly('for administrators'),
  },
  unanswered: {
    cancelSubscription: ownPlan,
    changePaymentMethod: ownPlan,
    checkPromoCode: 'It needs a code that counts, and answers with prices alone.',
    pauseSubscription: ownPlan,
    reactivateSubscription: ownPlan,
    resumeSubscription: ownPlan,
  },
};
