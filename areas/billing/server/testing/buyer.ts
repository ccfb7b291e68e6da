import type { TestApp } from '#platform/server/testing/app.ts';
import type { testCards, UserSubscription } from '../../contract.ts';

/** Ids of the specified plans. */
export const plan = { free: 1, starter: 2, professional: 3, enterprise: 4 } as const;

export interface Begun {
  readonly requiresPayment: boolean;
  readonly checkoutUrl: string | null;
}
export const tokenIn = ({ checkoutUrl }: Pick<Begun, 'checkoutUrl'>) => checkoutUrl?.split('/').at(-1) ?? '';

/** Buys as a member does: chooses a plan, and pays in the test checkout. */
export const buyerIn = (app: TestApp) => {
  const subscribe = async (as: number, body: object) =>
    (await app.call<Begun>(as, 'createSubscription', { body: { billingInterval: 'monthly', ...body } })).body;
  const pay = async (as: number, begun: Pick<Begun, 'checkoutUrl'>, card: (typeof testCards)[number] = 'pays') =>
    app.call(as, 'payTestCheckout', { params: { token: tokenIn(begun) }, body: { card, confirmed: true } });
  const buy = async (as: number, body: object, card?: (typeof testCards)[number]) => {
    await pay(as, await subscribe(as, body), card);
    await app.settle();
  };
  const read = async (as: number) => (await app.call<UserSubscription | null>(as, 'getUserSubscription', {})).body;
  return { subscribe, pay, buy, read };
};
