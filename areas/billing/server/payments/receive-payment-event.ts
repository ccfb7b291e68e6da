import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { receivePaymentEvent as contract } from '../../contract.ts';
import { handleEvent, keepEvent } from './facts.ts';
import { paymentsOf } from './payments-of.ts';
import { NoAnswer } from './port.ts';

/**
 * It is kept before anything is made of it. What can’t be made yet, because the service does not answer or the payment
 * is not known, the job makes later: the sender need not say it again.
 */
export const receivePaymentEvent: Handler<typeof contract> = async ({ input, query, now, services }) => {
  const outside = paymentsOf(services.config)?.outside;
  if (!outside) throw problem.notFound();
  const event = await outside.readEvent(input.signed, now);
  if (!event) throw problem.refused('This was not signed by the payment service, or too long ago.');
  const { id, fact } = event;
  if (!fact) return;
  await keepEvent(query, { id, fact }, now);
  try {
    await handleEvent(services, id, now, query);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    services.log.warn({ event: id, why: error.message }, 'The payment service gave no answer');
  }
};
