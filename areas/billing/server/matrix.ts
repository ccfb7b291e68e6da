import type { Caller, Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { BillingBuyer, billingContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const members = (status: number) => who(401, status, status, status, status);
const admins = { expect: who(401, 403, 403, 403, 403), also: [403, 403, 403] } as const;
const plan = { planId: 2, billingInterval: 'monthly' } as const;
const versionOf = async (as: MatrixFixture['as'], userId: number) =>
  userId === 0 ? 1 : (await as<BillingBuyer>(userId, 'getBillingBuyer')).version;

/** In production, without a payment service: nothing can be sold, and what is free of it works. */
export const matrix: Matrix<(typeof billingContract)['operations'][number]['name']> = {
  listSubscriptionPlans: { expect: who(200, 200, 200, 200, 200), also: [200, 200, 200] },
  updateSubscriptionPlan: { ...admins, given: () => ({ params: { id: 1 }, body: {} }) },
  checkPromoCode: { expect: members(422), also: [403, 422, 422], given: () => ({ body: { promoCode: 'NONE' } }) },
  listPromoCodes: admins,
  createPromoCode: { ...admins, given: () => ({ body: {} }) },
  endPromoCode: { ...admins, given: () => ({ params: { id: 1 } }) },
  getUserSubscription: { expect: members(200), also: [200, 200, 200] },
  quoteSubscription: { expect: members(503), also: [503, 503, 503], given: () => ({ query: plan }) },
  createSubscription: { expect: members(503), also: [403, 503, 503], given: () => ({ body: plan }) },
  // No one has a paid plan.
  cancelSubscription: {
    expect: members(409),
    also: [409, 409, 409],
    given: () => ({ body: { cancelAtPeriodEnd: true } }),
  },
  reactivateSubscription: { expect: members(409), also: [409, 409, 409] },
  pauseSubscription: { expect: members(409), also: [409, 409, 409], given: () => ({ body: { months: 1 } }) },
  resumeSubscription: { expect: members(409), also: [409, 409, 409] },
  paySubscription: { expect: members(503), also: [503, 503, 503] },
  getRefusedPayment: { expect: members(200), also: [200, 200, 200] },
  changePaymentMethod: { expect: members(503), also: [503, 503, 503] },
  finishCheckout: {
    expect: members(404),
    also: [404, 404, 404],
    given: () => ({ params: { token: 'a'.repeat(43) } }),
  },
  receivePaymentEvent: {
    expect: who(404, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: () => ({ signed: { body: new Uint8Array([123, 125]), signature: '' } }),
  },
  getTestCheckout: {
    expect: members(404),
    also: [404, 404, 404],
    given: () => ({ params: { token: 'a'.repeat(43) } }),
  },
  payTestCheckout: {
    expect: members(404),
    also: [404, 404, 404],
    given: () => ({ params: { token: 'a'.repeat(43) }, body: { card: 'pays' } }),
  },
  getUsage: { expect: members(200), also: [200, 200, 200] },
  listBillingInvoices: { expect: members(200), also: [200, 200, 200] },
  getInvoice: { expect: members(403), also: [403, 403, 403], given: () => ({ params: { id: 1 } }) },
  downloadInvoice: { expect: members(403), also: [403, 403, 403], given: () => ({ params: { id: 1 } }) },
  payInvoice: { expect: members(403), also: [403, 403, 403], given: () => ({ params: { id: 1 } }) },
  getBillingBuyer: { expect: members(200), also: [200, 200, 200] },
  saveBillingBuyer: {
    expect: members(200),
    also: [200, 200, 200],
    given: async ({ as, callerId }) => ({
      body: { name: '', abn: null, version: await versionOf(as, callerId) },
    }),
  },
  getBillingOverview: admins,
  listFailedPayments: admins,
  listDisputes: admins,
  listAllInvoices: admins,
  refundInvoice: { ...admins, given: () => ({ params: { id: 1 }, body: { amount: 1, reason: 'Why' } }) },
  downloadLedger: { ...admins, given: () => ({ query: { month: '2026-11' } }) },
};
