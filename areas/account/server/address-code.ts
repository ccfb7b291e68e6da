import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { ask, takeByCode } from './requests.ts';

/** Sends a code to an address that need not be the member’s own, to show that they read it. It counts for one purpose. */
export const askAddressCode = (
  services: Services,
  now: Date,
  { email, userId, purpose }: { readonly email: string; readonly userId: number; readonly purpose: string },
): Promise<{ ticket: string }> => ask(services, now, { kind: 'address', email, userId, data: { purpose } });

/** Uses the code up, and answers the address that it was sent to. Not inside a transaction: each try counts. */
export async function takeAddressCode(
  services: Services,
  db: Db,
  given: {
    readonly ticket: string;
    readonly code: string;
    readonly now: Date;
    readonly userId: number;
    readonly purpose: string;
  },
): Promise<string> {
  const { purpose, ...rest } = given;
  const { email, data } = await takeByCode(services, db, { ...rest, kind: 'address' });
  if ((data as { purpose?: unknown }).purpose !== purpose) throw problem.gone('This code is for something else.');
  return email;
}
