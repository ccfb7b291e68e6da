import type { Handler } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import type { readSignUp as contract, PendingSignUp } from '../contract.ts';
import { lookByToken } from './requests.ts';
import type { SignUpData } from './sign-up.ts';

export const readSignUp: Handler<typeof contract> = ({ input, db, now, services }) =>
  pendingSignUp(services, db, input.token, now);

/** What a link would make. Reading uses nothing up. */
export async function pendingSignUp(services: Services, db: Db, token: string, now: Date): Promise<PendingSignUp> {
  const { email, data } = await lookByToken(services, db, 'sign-up', token, now);
  const { displayName, username } = data as SignUpData;
  return { email, displayName, username };
}
