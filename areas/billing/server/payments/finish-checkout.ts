import type { Handler } from '#platform/server/area.ts';
import type { finishCheckout as contract } from '../../contract.ts';
import type { OwnPurchase } from '../policy.ts';
import { followCheckout } from './checkouts.ts';
import { orLater } from './payments.ts';
import { purchaseOf } from './purchases.ts';

/** The member is back: what came of the checkout is made now, and does not wait for the service to tell us. */
export const finishCheckout: Handler<typeof contract, OwnPurchase> = async ({ found, query, now, services }) => {
  const { id, checkoutRef } = found;
  if (found.state === 'open' && checkoutRef !== null)
    await orLater(services, 'outcome', followCheckout(services, checkoutRef, now));
  const { state, kind } = await purchaseOf(query, id);
  return { state, kind };
};
