import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens with a card: pays; is declined; its bank asks whenever its owner is not there. */
export type CardKind = 'pays' | 'declines' | 'asks';

/**
 * What goes wrong with the next call. lost: it is done, and the answer never comes. cut: nothing is done, and the
 * connection ends. hangs: nothing is done, and nothing is said. held: it is done, and the answer waits for `release`.
 * trickles: the answer comes a byte at a time. 500 and 429: nothing is done, and it is said so.
 */
export type Trouble = 'lost' | 'cut' | 'hangs' | 'held' | 'trickles' | 500 | 429;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

interface Session {
  readonly id: string;
  readonly mode: 'payment' | 'setup';
  readonly token: string;
  amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  customer: string | null;
  status: 'open' | 'complete' | 'expired';
  intent: Intent | undefined;
  method: Method | undefined;
}
interface Method {
  readonly id: string;
  readonly kind: CardKind;
  readonly customer: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}
interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly method: Method;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly error: { readonly code: string; readonly decline_code?: string } | null;
}
interface Refund {
  readonly id: string;
  readonly intent: Intent;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'failed';
}
interface Answer {
  readonly status: number;
  readonly body: object;
}

const ok = (body: object): Answer => ({ status: 200, body });
const failure = (status: number, error: object): Answer => ({ status, body: { error } });
const missing = failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' });
const noCustomer = failure(400, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  param: 'customer',
  message: 'No such customer.',
});

const metadataIn = (form: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value] as const] : [],
    ),
  );

/**
 * A server on loopback that answers the calls of the Stripe library that we make, keeps what it was told, and signs what
 * it tells. It charges by its own books, so that a test can compare them with ours.
 */
export async function startStripeServer({ key, secret, now }: { key: string; secret: string; now: () => Date }) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const methods = new Map<string, Method>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, { readonly intent: Intent; readonly amount: number; status: string }>();
  const forgotten = new Set<string>();
  const detached = new Set<string>();
  const answers = new Map<string, Answer>();
  const events: StripeEvent[] = [];
  const asked: { readonly method: string; readonly path: string; readonly version: string | undefined }[] = [];
  const troubles: Trouble[] = [];
  const held: (() => void)[] = [];
  let made = 0;
  const idFor = (kind: string) => {
    made += 1;
    return `${kind}_${String(made).padStart(6, '0')}`;
  };
  const seconds = () => Math.floor(now().getTime() / 1000);
  const tell = (type: string, object: object) => {
    events.push({ id: idFor('evt'), type, created: seconds(), data: { object } });
  };

  const shownMethod = ({ id, card }: Method) => ({ id, object: 'payment_method', type: 'card', card });
  const shownIntent = (intent: Intent, expanded: boolean) => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: intent.currency,
    customer: intent.customer,
    metadata: intent.metadata,
    created: intent.created,
    status: intent.status,
    last_payment_error: intent.error,
    payment_method: expanded ? shownMethod(intent.method) : intent.method.id,
  });
  const shownSession = (session: Session, expanded: boolean) => ({
    id: session.id,
    object: 'checkout.session',
    mode: session.mode,
    client_reference_id: session.token,
    status: session.status,
    payment_status:
      session.mode === 'setup' ? 'no_payment_required' : session.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: session.mode === 'setup' ? null : session.amount,
    currency: session.mode === 'setup' ? null : session.currency,
    customer: session.customer,
    payment_intent: session.intent ? (expanded ? shownIntent(session.intent, true) : session.intent.id) : null,
    setup_intent:
      session.mode === 'setup' && session.method
        ? { id: `seti_${session.id}`, object: 'setup_intent', payment_method: shownMethod(session.method) }
        : null,
    url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
  });
  const shownRefund = ({ id, intent, amount, metadata, status }: Refund) => ({
    id,
    object: 'refund',
    amount,
    currency: intent.currency,
    metadata,
    payment_intent: intent.id,
    status,
  });
  const refundedOf = (intent: Intent) =>
    [...refunds.values()]
      .filter((refund) => refund.intent === intent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function createSession(form: URLSearchParams): Answer {
    const customer = form.get('customer');
    if (customer !== null && forgotten.has(customer)) return noCustomer;
    const session: Session = {
      id: idFor('cs'),
      mode: form.get('mode') === 'setup' ? 'setup' : 'payment',
      token: form.get('client_reference_id') ?? '',
      amount: Number(form.get('line_items[0][price_data][unit_amount]') ?? 0),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: metadataIn(form, 'payment_intent_data[metadata]'),
      customer,
      status: 'open',
      intent: undefined,
      method: undefined,
    };
    sessions.set(session.id, session);
    return ok(shownSession(session, false));
  }

  function createIntent(form: URLSearchParams): Answer {
    const method = methods.get(form.get('payment_method') ?? '');
    if (!method || detached.has(method.id) || method.customer !== form.get('customer')) return missing;
    const amount = Number(form.get('amount'));
    if (amount < 50) {
      return failure(400, { type: 'invalid_request_error', code: 'amount_too_small', message: 'Too small.' });
    }
    const errors = {
      pays: null,
      declines: { code: 'card_declined', decline_code: 'insufficient_funds' },
      asks: { code: 'authentication_required' },
    } as const;
    const error = errors[method.kind];
    const intent: Intent = {
      id: idFor('pi'),
      amount,
      currency: form.get('currency') ?? '',
      customer: method.customer,
      method,
      metadata: metadataIn(form, 'metadata'),
      created: seconds(),
      status: error ? 'requires_payment_method' : 'succeeded',
      error,
    };
    intents.set(intent.id, intent);
    const shown = shownIntent(intent, false);
    tell(error ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shown);
    return error
      ? failure(402, { type: 'card_error', message: 'Declined.', ...error, payment_intent: shown })
      : ok(shown);
  }

  function createRefund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return missing;
    const amount = Number(form.get('amount'));
    if (amount > intent.amount - refundedOf(intent)) {
      return failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Too much.' });
    }
    const refund: Refund = {
      id: idFor('re'),
      intent,
      amount,
      metadata: metadataIn(form, 'metadata'),
      status: 'succeeded',
    };
    refunds.set(refund.id, refund);
    tell('refund.created', shownRefund(refund));
    return ok(shownRefund(refund));
  }

  const listOf = (data: object[]) => ok({ object: 'list', data, has_more: false, url: '/v1/list' });

  function answer(method: string, url: URL, form: URLSearchParams): Answer {
    const [, , thing = '', second = '', third = '', fourth = ''] = url.pathname.split('/');
    // The pinned version of the API took this name away.
    if (form.has('payment_method_types[0]')) {
      return failure(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown parameter.' });
    }
    const { searchParams: query } = url;
    if (thing === 'checkout' && second === 'sessions') {
      if (method === 'POST' && third === '') return createSession(form);
      const session = sessions.get(third);
      if (!session) return missing;
      if (fourth !== 'expire') return ok(shownSession(session, true));
      if (session.status !== 'open') {
        return failure(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' });
      }
      expire(session.id);
      return ok(shownSession(session, false));
    }
    if (thing === 'payment_intents') {
      if (method === 'POST') return createIntent(form);
      const from = Number(query.get('created[gte]') ?? 0);
      const found = [...intents.values()].filter(
        ({ customer, created }) => customer === query.get('customer') && created >= from,
      );
      return listOf(found.map((intent) => shownIntent(intent, false)));
    }
    if (thing === 'customers' && method === 'DELETE') {
      forgotten.add(second);
      return ok({ id: second, object: 'customer', deleted: true });
    }
    if (thing === 'payment_methods' && third === 'detach') {
      const known = methods.get(second);
      if (!known || detached.has(second)) return missing;
      detached.add(second);
      return ok({ ...shownMethod(known), customer: null });
    }
    if (thing === 'refunds') {
      if (method === 'POST') return createRefund(form);
      const found = [...refunds.values()].filter(({ intent }) => intent.id === query.get('payment_intent'));
      return listOf(found.map(shownRefund));
    }
    return missing;
  }

  function respond(response: ServerResponse, { status, body }: Answer, replayed = false) {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': idFor('req'),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body));
  }

  function trickle(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  }

  function take(request: IncomingMessage, response: ServerResponse, body: string) {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', origin);
    // The address of a checkout: who sends anything there pays.
    if (url.pathname.startsWith('/pay/')) {
      pay(url.pathname.slice('/pay/'.length));
      return void response.writeHead(204).end();
    }
    asked.push({ method, path: url.pathname, version: String(headers['stripe-version']) });
    if (headers.authorization !== `Bearer ${key}`) {
      return respond(response, failure(401, { type: 'invalid_request_error', message: 'Invalid key.' }));
    }
    const trouble = troubles.shift();
    if (trouble === 'cut') return void response.destroy();
    if (trouble === 'hangs') return;
    if (trouble === 'trickles') return trickle(response);
    if (typeof trouble === 'number') {
      const type = trouble === 429 ? 'rate_limit_error' : 'api_error';
      return respond(response, failure(trouble, { type, message: 'Later.' }));
    }
    const once = headers['idempotency-key'];
    const known = typeof once === 'string' ? answers.get(once) : undefined;
    const said = known ?? answer(method, url, new URLSearchParams(body));
    if (typeof once === 'string') answers.set(once, said);
    if (trouble === 'lost') return void response.destroy();
    if (trouble === 'held') return void held.push(() => respond(response, said));
    respond(response, said, known !== undefined);
  }

  const server = createServer((request, response) => {
    text(request).then(
      (body) => take(request, response, body),
      () => undefined,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = (id: string): Session => {
    const session = sessions.get(id);
    if (session?.status !== 'open') throw new Error(`The checkout ${id} is not open.`);
    return session;
  };
  /** A member pays, and confirms where their bank asks; another amount than was asked for, if so. Answers the name of it. */
  function pay(id: string, kind: CardKind = 'pays', other?: number): string {
    const session = open(id);
    session.amount = other ?? session.amount;
    session.customer ??= idFor('cus');
    const { customer } = session;
    const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2032 };
    const method: Method = { id: idFor('pm'), kind, customer, card };
    methods.set(method.id, method);
    session.method = method;
    session.status = 'complete';
    if (session.mode === 'payment') {
      const { amount, currency, metadata } = session;
      const about = { amount, currency, customer, method, metadata, created: seconds(), error: null };
      session.intent = { ...about, id: idFor('pi'), status: 'succeeded' };
      intents.set(session.intent.id, session.intent);
      tell('payment_intent.succeeded', shownIntent(session.intent, false));
    }
    tell('checkout.session.completed', shownSession(session, false));
    return session.intent?.id ?? '';
  }

  function expire(id: string) {
    const session = open(id);
    session.status = 'expired';
    tell('checkout.session.expired', shownSession(session, false));
  }

  function sendBack(refund: Refund) {
    refund.status = 'failed';
    tell('refund.failed', shownRefund(refund));
  }

  return {
    origin,
    events,
    asked,
    /** Customers and cards that were removed. */
    forgotten,
    detached,
    /** Its own books: what it has charged, less what it has paid back. */
    charged: () =>
      [...intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, intent) => sum + intent.amount - refundedOf(intent), 0),
    /** What goes wrong with the next calls, one each. */
    trouble: (...next: Trouble[]) => troubles.push(...next),
    /** Answers what was held. */
    release: () => {
      for (const answerNow of held.splice(0)) answerNow();
    },
    noTrouble: () => {
      troubles.length = 0;
    },
    /** More than a day later it does not know any more what it was asked for. */
    forgetKeys: () => answers.clear(),
    stateOf: (id: string) => sessions.get(id)?.status,
    sessionFor: (token: string) => [...sessions.values()].find((session) => session.token === token)?.id ?? '',
    pay,
    expire,
    /** Someone pays back on Stripe’s own page. */
    refundThere: (intentId: string, amount: number) =>
      createRefund(new URLSearchParams({ payment_intent: intentId, amount: String(amount) })),
    /** A bank sends back what was paid back. */
    returnRefund: (id: string) => {
      const refund = refunds.get(id);
      if (!refund) throw new Error(`There is no refund ${id}.`);
      sendBack(refund);
    },
    refundIds: () => [...refunds.keys()],
    /** The same of the last one of a payment, if there is one that was not sent back. */
    returnLast: (intentId: string) => {
      const last = [...refunds.values()].findLast(
        ({ intent, status }) => intent.id === intentId && status !== 'failed',
      );
      if (last) sendBack(last);
    },
    /** A member asks their bank to take a payment back, and the bank decides. */
    dispute: (intentId: string, status: string, id = '') => {
      const intent = intents.get(intentId);
      if (!intent) throw new Error(`There is no payment ${intentId}.`);
      const ref = id || idFor('dp');
      const known = disputes.get(ref);
      disputes.set(ref, { intent, amount: intent.amount, status });
      tell(
        known
          ? status === 'won' || status === 'lost'
            ? 'charge.dispute.closed'
            : 'charge.dispute.updated'
          : 'charge.dispute.created',
        {
          id: ref,
          object: 'dispute',
          payment_intent: intentId,
          amount: intent.amount,
          reason: 'fraudulent',
          status,
          created: intent.created,
          evidence_details: { due_by: intent.created + 7 * 86_400 },
        },
      );
      return ref;
    },
    /** An event as it is sent: its bytes, and the header that signs them. */
    signed: (event: StripeEvent, { at = now(), by = secret }: { readonly at?: Date; readonly by?: string } = {}) => {
      const body = Buffer.from(JSON.stringify({ object: 'event', livemode: false, ...event }));
      const stamp = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', by).update(`${stamp}.`).update(body).digest('hex');
      return { body, signature: `t=${stamp},v1=${signature}` };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
