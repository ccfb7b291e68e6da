import type { OperationShape } from '#platform/contract/operation.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { type Args, call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { refreshSession, useSession } from '#platform/web/session.ts';
import type {
  cancelSubscription,
  changePaymentMethod,
  checkPromoCode,
  createPromoCode,
  createSubscription,
  endPromoCode,
  finishCheckout,
  getBillingBuyer,
  getBillingOverview,
  getInvoice,
  getRefusedPayment,
  getTestCheckout,
  getUsage,
  getUserSubscription,
  listAllInvoices,
  listBillingInvoices,
  listDisputes,
  listFailedPayments,
  listPromoCodes,
  listSubscriptionPlans,
  pauseSubscription,
  payInvoice,
  paySubscription,
  payTestCheckout,
  quoteSubscription,
  reactivateSubscription,
  refundInvoice,
  resumeSubscription,
  saveBillingBuyer,
  updateSubscriptionPlan,
} from '../contract.ts';

/** PRICING-24: whatever shows the plan is read again after it has changed. */
const own: readonly RefreshKey[] = [
  'getUserSubscription',
  'getUsage',
  'getRefusedPayment',
  'listBillingInvoices',
  'quoteSubscription',
];

/** SHELL-12: the header names the plan. Who can't be reached now hears of it with the next page. */
const seeSession = () => void refreshSession({ tell: false }).catch(() => undefined);
const withSession = <O extends OperationShape>(options: WriteOptions<O>): WriteOptions<O> => ({
  ...options,
  onDone: (answer, args) => {
    seeSession();
    options.onDone?.(answer, args);
  },
});

export const readPlans = () => call<typeof listSubscriptionPlans>('listSubscriptionPlans');
export const usePlans = () => useRead<typeof listSubscriptionPlans>('listSubscriptionPlans');
export const useSubscription = (enabled = true) =>
  useRead<typeof getUserSubscription>('getUserSubscription', {}, { enabled });
export const useRefusedPayment = () => useRead<typeof getRefusedPayment>('getRefusedPayment');
export const useUsage = () => useRead<typeof getUsage>('getUsage');
export const useInvoices = () => useList<typeof listBillingInvoices>('listBillingInvoices', {});
export const useInvoice = (id: number) => useRead<typeof getInvoice>('getInvoice', { id });
export const useTestCheckout = (token: string) => useRead<typeof getTestCheckout>('getTestCheckout', { token });

export const useCheckPromo = () => useWrite<typeof checkPromoCode>('checkPromoCode');
export const useQuote = (wish: Args<typeof quoteSubscription>) =>
  useRead<typeof quoteSubscription>('quoteSubscription', wish);
/** The price of a moment ago may be another one now. */
export const quoteAgain = () => void refresh(['quoteSubscription']);
export const useSubscribe = (options: WriteOptions<typeof createSubscription>) =>
  useWrite<typeof createSubscription>('createSubscription', { ...withSession(options), refresh: own });
export const useCancelPlan = (options: WriteOptions<typeof cancelSubscription>) =>
  useWrite<typeof cancelSubscription>('cancelSubscription', { ...withSession(options), refresh: own });
export const useReactivate = (options: WriteOptions<typeof reactivateSubscription>) =>
  useWrite<typeof reactivateSubscription>('reactivateSubscription', { ...options, refresh: own });
export const usePause = (options: WriteOptions<typeof pauseSubscription>) =>
  useWrite<typeof pauseSubscription>('pauseSubscription', { ...withSession(options), refresh: own });
export const useResume = (options: WriteOptions<typeof resumeSubscription>) =>
  useWrite<typeof resumeSubscription>('resumeSubscription', { ...withSession(options), refresh: own });
export const usePay = (options: WriteOptions<typeof paySubscription>) =>
  useWrite<typeof paySubscription>('paySubscription', { ...withSession(options), refresh: own });
export const useChangeCard = (options: WriteOptions<typeof changePaymentMethod>) =>
  useWrite<typeof changePaymentMethod>('changePaymentMethod', options);
export const useFinishCheckout = (options: WriteOptions<typeof finishCheckout>) =>
  useWrite<typeof finishCheckout>('finishCheckout', { ...withSession(options), refresh: own });
export const usePayInvoice = (options: WriteOptions<typeof payInvoice>) =>
  useWrite<typeof payInvoice>('payInvoice', { ...withSession(options), refresh: ['getInvoice', ...own] });
export const readBuyer = () => call<typeof getBillingBuyer>('getBillingBuyer');
export const useBuyer = () => useRead<typeof getBillingBuyer>('getBillingBuyer');
export const useSaveBuyer = () =>
  useWrite<typeof saveBillingBuyer>('saveBillingBuyer', { refresh: ['getBillingBuyer'] });
export const usePayTest = (options: WriteOptions<typeof payTestCheckout>) =>
  useWrite<typeof payTestCheckout>('payTestCheckout', {
    ...withSession(options),
    refresh: ['getTestCheckout', ...own],
  });

/** What happens in another tab, or by the clock, is shown without a reload. */
export function useBillingNews(): void {
  const { member } = useSession();
  const again = () => {
    void refresh(own);
    seeSession();
  };
  useLive(
    member ? `user:${member.id}` : undefined,
    ({ name }) => {
      if (name === 'billingChanged') again();
    },
    { onGap: again },
  );
}

export const useOverview = () => useRead<typeof getBillingOverview>('getBillingOverview');
export const useFailedPayments = () => useList<typeof listFailedPayments>('listFailedPayments', {});
export const useDisputes = () => useList<typeof listDisputes>('listDisputes', {});
export const useAllInvoices = () => useList<typeof listAllInvoices>('listAllInvoices', {});
export const usePromoCodes = () => useRead<typeof listPromoCodes>('listPromoCodes');
export const useUpdatePlan = () =>
  useWrite<typeof updateSubscriptionPlan>('updateSubscriptionPlan', { refresh: ['listSubscriptionPlans', ...own] });
export const useCreatePromo = () =>
  useWrite<typeof createPromoCode>('createPromoCode', { refresh: ['listPromoCodes'] });
export const useEndPromo = (options: WriteOptions<typeof endPromoCode>) =>
  useWrite<typeof endPromoCode>('endPromoCode', { ...options, refresh: ['listPromoCodes'] });
export const useRefund = () =>
  useWrite<typeof refundInvoice>('refundInvoice', { refresh: ['listAllInvoices', 'getBillingOverview'] });
