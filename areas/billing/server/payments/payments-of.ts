import type { Config } from '#platform/server/config.ts';
import type { Payments } from './port.ts';
import { testPayments } from './test-payments.ts';

/** Undefined: nothing can be sold here. The test checkout is not there in production, whatever it is asked for. */
export const paymentsOf = ({ mode }: Pick<Config, 'mode'>): Payments | undefined =>
  mode === 'demo' ? testPayments : undefined;
