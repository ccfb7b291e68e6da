import { broadcast, serverArea } from '#platform/server/area.ts';
import { billingChanged, billingContract } from '../contract.ts';
import { getBillingBuyer, saveBillingBuyer } from './invoices/buyer.ts';
import { downloadInvoice } from './invoices/download-invoice.ts';
import { getInvoice } from './invoices/get-invoice.ts';
import { listBillingInvoices } from './invoices/list-billing-invoices.ts';
import { payInvoice } from './invoices/pay-invoice.ts';
import { mailNews } from './mails.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { downloadLedger } from './operator/download-ledger.ts';
import { listDisputes } from './operator/list-disputes.ts';
import { getBillingOverview, listFailedPayments } from './operator/overview.ts';
import { listAllInvoices, refundInvoice } from './operator/refund-invoice.ts';
import { changePaymentMethod } from './payments/change-payment-method.ts';
import { finishCheckout } from './payments/finish-checkout.ts';
import { getRefusedPayment } from './payments/get-refused-payment.ts';
import { receivePaymentEvent } from './payments/receive-payment-event.ts';
import { settlePayments } from './payments/settle-payments.ts';
import { getTestCheckout, payTestCheckout } from './payments/test-checkout.ts';
import { personalData } from './personal-data.ts';
import { checkPromoCode } from './plans/check-promo-code.ts';
import { listSubscriptionPlans } from './plans/list-subscription-plans.ts';
import { createPromoCode, endPromoCode, listPromoCodes } from './plans/promo-codes.ts';
import { reference } from './plans/reference.ts';
import { updateSubscriptionPlan } from './plans/update-subscription-plan.ts';
import { policies } from './policy.ts';
import { sealedBuyer, sealedPayer } from './seal.ts';
import { seed } from './seed.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { createSubscription } from './subscriptions/create-subscription.ts';
import { getUserSubscription } from './subscriptions/get-user-subscription.ts';
import { pauseSubscription } from './subscriptions/pause-subscription.ts';
import { paySubscription } from './subscriptions/pay-subscription.ts';
import { quoteSubscription } from './subscriptions/quote-subscription.ts';
import { reactivateSubscription } from './subscriptions/reactivate-subscription.ts';
import { renewSubscriptions } from './subscriptions/renew.ts';
import { resumeSubscription } from './subscriptions/resume-subscription.ts';
import { getUsage } from './usage/get-usage.ts';

export const billing = serverArea({
  contract: billingContract,
  handlers: {
    listSubscriptionPlans,
    updateSubscriptionPlan,
    checkPromoCode,
    listPromoCodes,
    createPromoCode,
    endPromoCode,
    getUserSubscription,
    quoteSubscription,
    createSubscription,
    cancelSubscription,
    reactivateSubscription,
    pauseSubscription,
    resumeSubscription,
    paySubscription,
    getRefusedPayment,
    changePaymentMethod,
    finishCheckout,
    receivePaymentEvent,
    getTestCheckout,
    payTestCheckout,
    getUsage,
    listBillingInvoices,
    getInvoice,
    downloadInvoice,
    payInvoice,
    getBillingBuyer,
    saveBillingBuyer,
    getBillingOverview,
    listFailedPayments,
    listDisputes,
    listAllInvoices,
    refundInvoice,
    downloadLedger,
  },
  policies,
  work: { reactions: [mailNews], jobs: [renewSubscriptions, settlePayments] },
  live: {
    broadcasts: [
      broadcast(
        billingChanged,
        ({ userId }) => [`user:${userId}`],
        ({ what }) => ({ what }),
      ),
    ],
  },
  declares: { notices, personalData, sealed: [sealedBuyer, sealedPayer] },
  pages: { embeds: [{ path: /^\/pricing$/, operation: 'listSubscriptionPlans' }] },
  rows: { reference, seed },
  matrix,
});
