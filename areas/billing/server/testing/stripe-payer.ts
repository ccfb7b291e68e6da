import { startTestApp, type TestApp, type TestAppOptions } from '#platform/server/testing/app.ts';
import { type StripeEvent, type StripeServer, startStripeServer } from './stripe-server.ts';

const stripeKey = 'sk_test_of_these_tests';
const webhookSecret = 'whsec_of_these_tests';

export const stripeEnv = (origin: string) => ({
  STRIPE_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: origin,
  BILLING_CURRENCY: 'AUD',
  SELLER_NAME: 'Doorways Community Ltd',
  SELLER_ABN: '51 824 753 556',
});

/** A server whose payments go to a Stripe of its own on loopback, by one clock for both. */
export async function startPaidApp(options: Pick<TestAppOptions, 'areas' | 'databaseUrl'>, first: Date) {
  let now = first;
  const stripe = await startStripeServer({ key: stripeKey, secret: webhookSecret, now: () => now });
  const app = await startTestApp({ ...options, env: stripeEnv(stripe.origin), now });
  return {
    app,
    stripe,
    setNow: (next: Date) => {
      now = next;
      app.setNow(next);
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}
export type PaidApp = Awaited<ReturnType<typeof startPaidApp>>;

/** Brings what Stripe has to tell, as it does: signed, with no one signed in. */
export const deliver = (app: TestApp, stripe: StripeServer, event: StripeEvent) =>
  app.status(0, 'receivePaymentEvent', { signed: stripe.signed(event) });

export interface Begun {
  readonly requiresPayment: boolean;
  readonly checkoutUrl: string | null;
}
/** The checkout at Stripe that an answer leads to. */
export const sessionIn = ({ checkoutUrl }: Pick<Begun, 'checkoutUrl'>) => checkoutUrl?.split('/').at(-1) ?? '';

/** The member comes back from a checkout, as the address says that Stripe leads them to. */
export async function comeBack(app: TestApp, as: number): Promise<string> {
  const [row] = await app.database.query<{ token: string }>(
    '',
    'select u.token from purchases u join billing_accounts a on a.id = u.account_id where a.user_id = $1 order by u.id desc limit 1',
    [as],
  );
  const { body } = await app.call<{ state: string }>(as, 'finishCheckout', { params: { token: row?.token ?? '' } });
  return body.state;
}
