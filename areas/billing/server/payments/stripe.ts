import type Stripe from 'stripe';
import type { Currency } from '#platform/contract/money.ts';
import type { StripeAccount } from '#platform/server/config.ts';
import { makeCircuit, within } from './patience.ts';
import {
  type Charge,
  type CheckoutAsked,
  type CheckoutState,
  NoAnswer,
  type Outcome,
  type OutsidePayments,
  type Payments,
  type Refund,
} from './port.ts';
import { factOf } from './stripe-facts.ts';
import { cardOf, codeOf, idOf, refusalWords } from './stripe-words.ts';

/** Of the calls here and of the events that come: the endpoint at Stripe is made with the same. */
export const apiVersion = '2026-10-28.endive';

/** Milliseconds. A bank may take long to answer about money; whoever asked is told to look again before that. */
const patience = 20_000;
/** What is only asked, or opens a checkout, is answered at once or not at all. */
const shortPatience = 2000;
const retries = 1;
/** Calls at once, so that a slow service holds up no one else’s requests. */
const mostCalls = 16;
/** Stripe forgets a key after a day: what is older is looked for before it is asked for again. */
const keyHours = 12;
const hourMs = 3_600_000;
/** Seconds for which a signed message is good. */
const tolerance = 300;

const clients = new WeakMap<StripeAccount, Promise<Stripe>>();

/** Loaded when it is first needed: it takes 30 MB and a third of a second. */
function clientOf(account: StripeAccount): Promise<Stripe> {
  const known = clients.get(account);
  if (known) return known;
  const made = makeClient(account);
  clients.set(account, made);
  return made;
}

async function makeClient({ key, url }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(url);
  return new Client(key, {
    apiVersion,
    maxNetworkRetries: retries,
    timeout: patience,
    telemetry: false,
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

const isOld = ({ begun, now }: Pick<Charge, 'begun' | 'now'>) => now.getTime() - begun.getTime() > keyHours * hourMs;
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const small = (currency: Currency) => currency.toLowerCase();

/** Errors of the library say what they are in their type; those of the code have none. */
const isAnswer = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** These are of the service, whatever it is asked; all others are of what it was asked. */
const downs: readonly string[] = ['StripeAPIError', 'StripeConnectionError', 'StripeRateLimitError'];

/** Neither message nor body of an error goes on: they may repeat what was sent. */
const noAnswer = (error: unknown): Error =>
  isAnswer(error)
    ? new NoAnswer([error.type, error.code, error.requestId].filter(Boolean).join(' '), downs.includes(error.type))
    : (error as Error);

/** What is wrong with the stored card itself, and not with what we asked. */
const lostCards: readonly (string | undefined)[] = [
  'resource_missing',
  'payment_method_unactivated',
  'payment_method_unexpected_state',
  'payment_method_customer_decline',
  'payment_method_provider_decline',
];
const unrefundable: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

function outcomeOf({ id, status, last_payment_error: error }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { paid: true, ref: id };
  if (status === 'processing') throw new NoAnswer('The payment is still being processed');
  return {
    paid: false,
    reason: refusalWords(status === 'requires_action' ? 'authentication_required' : codeOf(error)),
  };
}

type Sought = Pick<Charge, 'key' | 'customerRef' | 'begun'>;

async function findIntent(
  stripe: Stripe,
  { key, customerRef, begun }: Sought,
): Promise<Stripe.PaymentIntent | undefined> {
  // A minute earlier: clocks differ.
  const created = { gte: seconds(begun) - 60 };
  for await (const intent of stripe.paymentIntents.list({ customer: customerRef, created, limit: 100 })) {
    if (intent.metadata.payment === key) return intent;
  }
  return undefined;
}

async function charge(stripe: Stripe, asked: Charge): Promise<Outcome> {
  const { key, amount, currency, customerRef, methodRef } = asked;
  try {
    const known = isOld(asked) ? await findIntent(stripe, asked) : undefined;
    if (known) return outcomeOf(known);
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: small(currency),
        customer: customerRef,
        payment_method: methodRef,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        metadata: { payment: key },
      },
      { idempotencyKey: key },
    );
    return outcomeOf(intent);
  } catch (error) {
    if (!isAnswer(error)) throw error;
    if (error.type === 'StripeCardError') return { paid: false, reason: refusalWords(codeOf(error)) };
    if (error.type === 'StripeInvalidRequestError' && lostCards.includes(error.code)) {
      return { paid: false, reason: 'The stored card can no longer be used. Add it again.' };
    }
    throw noAnswer(error);
  }
}

async function findRefund(stripe: Stripe, { key, ref }: Refund): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: ref, limit: 100 })) {
    if (refund.metadata?.refund === key) return refund;
  }
  return undefined;
}

async function refund(stripe: Stripe, asked: Refund): Promise<Outcome> {
  const { key, ref, amount } = asked;
  try {
    const known = isOld(asked) ? await findRefund(stripe, asked) : undefined;
    const { id, status } =
      known ??
      (await stripe.refunds.create(
        { payment_intent: ref, amount, metadata: { refund: key } },
        { idempotencyKey: key },
      ));
    return status === 'failed' || status === 'canceled'
      ? { paid: false, reason: 'The bank refused the money.' }
      : { paid: true, ref: id };
  } catch (error) {
    if (isAnswer(error) && error.type === 'StripeInvalidRequestError' && unrefundable.includes(error.code)) {
      return { paid: false, reason: 'The payment service says that it was paid back already, or is disputed.' };
    }
    throw noAnswer(error);
  }
}

async function checkout(stripe: Stripe, asked: CheckoutAsked): Promise<{ readonly ref: string; readonly url: string }> {
  const { key, token, title, due, customerRef, email, doneUrl, leftUrl } = asked;
  const currency = small(asked.currency);
  const item = { quantity: 1, price_data: { currency, unit_amount: due, product_data: { name: title } } };
  try {
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: due > 0 ? 'payment' : 'setup',
        client_reference_id: token,
        allowed_payment_method_types: ['card'],
        ...(customerRef ? { customer: customerRef } : { customer_creation: 'always', customer_email: email }),
        ...(due > 0 && {
          line_items: [item],
          adaptive_pricing: { enabled: false },
          payment_intent_data: { description: title, setup_future_usage: 'off_session', metadata: { purchase: token } },
        }),
        locale: 'en-GB',
        success_url: doneUrl,
        cancel_url: leftUrl,
      },
      { idempotencyKey: key },
    );
    if (!url) throw new NoAnswer('A checkout has no address');
    return { ref: id, url };
  } catch (error) {
    // Someone has removed the customer there: whoever pays is a new one.
    const isGone = isAnswer(error) && error.code === 'resource_missing' && error.param === 'customer';
    if (isGone && customerRef !== null) return checkout(stripe, { ...asked, key: `${key}-anew`, customerRef: null });
    throw noAnswer(error);
  }
}

async function readCheckout(stripe: Stripe, ref: string): Promise<CheckoutState> {
  const expand = ['payment_intent.payment_method', 'setup_intent.payment_method'];
  const session = await stripe.checkout.sessions.retrieve(ref, { expand }).catch((error: unknown) => {
    throw noAnswer(error);
  });
  const token = session.client_reference_id ?? '';
  if (session.status === 'expired') return { state: 'expired', token };
  const { payment_intent: payment, setup_intent: setup, customer } = session;
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return { state: 'open', token };
  const intent = payment ?? setup;
  const method = intent && typeof intent === 'object' ? intent.payment_method : null;
  const card = cardOf(customer, method);
  if (!card) throw new NoAnswer('A finished checkout has no card');
  const currency: Currency = session.currency?.toUpperCase() === 'USD' ? 'USD' : 'AUD';
  const paid = payment ? { ref: idOf(payment), amount: session.amount_total ?? 0, currency } : null;
  return { state: 'done', token, card, paid } as const;
}

async function readEvent(
  stripe: Stripe,
  { body, signature }: Parameters<OutsidePayments['readEvent']>[0],
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
) {
  for (const secret of secrets) {
    try {
      const bytes = Buffer.from(body);
      const event = stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, now.getTime());
      return { id: event.id, fact: factOf(event) };
    } catch (error) {
      if (!isAnswer(error) || error.type !== 'StripeSignatureVerificationError') throw error;
    }
  }
  return undefined;
}

/** Stripe through its own library. Cards are typed at Stripe, and never here. */
export function stripePayments(account: StripeAccount): Payments {
  let calls = 0;
  const circuit = makeCircuit(() => performance.now());
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>, most = shortPatience): Promise<T> => {
    const stripe = await clientOf(account);
    if (circuit.isOpen()) throw new NoAnswer('The payment service has not answered for a while');
    if (calls >= mostCalls) throw new NoAnswer('Too many calls at once');
    calls += 1;
    try {
      const answer = await within(most, work(stripe));
      circuit.answered();
      return answer;
    } catch (error) {
      if (error instanceof NoAnswer) {
        if (error.isDown) circuit.failed();
        else circuit.answered();
      }
      throw error;
    } finally {
      calls -= 1;
    }
  };
  return {
    isTest: !account.isLive,
    checkout: (asked) => ask((stripe) => checkout(stripe, asked)),
    charge: (asked) => ask((stripe) => charge(stripe, asked), patience),
    refund: (asked) => ask((stripe) => refund(stripe, asked), patience),
    outside: {
      readCheckout: (ref) => ask((stripe) => readCheckout(stripe, ref)),
      findCharge: (sought) =>
        ask(async (stripe) => {
          const intent = await findIntent(stripe, sought).catch((error: unknown) => {
            throw noAnswer(error);
          });
          return intent && outcomeOf(intent);
        }, patience),
      closeCheckout: (ref) =>
        ask(async (stripe) => {
          await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
            if (!isAnswer(error) || error.type !== 'StripeInvalidRequestError') throw noAnswer(error);
          });
        }),
      forgetCustomer: (ref) =>
        ask(async (stripe) => {
          await stripe.customers.del(ref).catch((error: unknown) => {
            if (!isAnswer(error) || error.code !== 'resource_missing') throw noAnswer(error);
          });
        }, patience),
      forgetCard: (ref) =>
        ask(async (stripe) => {
          await stripe.paymentMethods.detach(ref).catch((error: unknown) => {
            // One that is not attached, or not there, is gone already.
            if (!isAnswer(error) || error.type !== 'StripeInvalidRequestError') throw noAnswer(error);
          });
        }, patience),
      readEvent: async (signed, now) =>
        readEvent(await clientOf(account), signed, { secrets: account.webhookSecrets, now }),
    },
  };
}
