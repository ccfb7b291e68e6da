import type Stripe from 'stripe';
import type { DisputeState, Fact } from './port.ts';
import { codeOf, idOf, refusalWords } from './stripe-words.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

const disputeStates: Readonly<Partial<Record<Stripe.Dispute.Status, DisputeState>>> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

function disputeOf({ id, payment_intent, amount, reason, status, evidence_details, created }: Stripe.Dispute) {
  const state = disputeStates[status];
  if (!payment_intent || !state) return undefined;
  const { due_by } = evidence_details;
  return {
    kind: 'dispute',
    ref: id,
    paymentRef: idOf(payment_intent),
    amount,
    reason,
    state,
    respondBy: due_by ? iso(due_by) : null,
    openedAt: iso(created),
  } as const;
}

function refundOf({ id, payment_intent, metadata, amount, status }: Stripe.Refund) {
  if (!payment_intent) return undefined;
  const done = status !== 'failed' && status !== 'canceled';
  const key = metadata?.refund ?? null;
  return { kind: 'refund', ref: id, paymentRef: idOf(payment_intent), key, amount, done } as const;
}

/**
 * What an event says, in words of ours; nothing of all that we do not ask for. A payment that belongs to a checkout comes
 * with the checkout.
 */
export function factOf(event: Stripe.Event): Fact | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'checkout', ref: event.data.object.id };
    case 'payment_intent.succeeded': {
      const { id, metadata } = event.data.object;
      const { payment: key } = metadata;
      return key ? { kind: 'charge', key, outcome: { paid: true, ref: id } } : undefined;
    }
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      const { payment: key } = metadata;
      return key ? { kind: 'charge', key, outcome: { paid: false, reason: refusalWords(codeOf(error)) } } : undefined;
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundOf(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(event.data.object);
    default:
      return undefined;
  }
}
