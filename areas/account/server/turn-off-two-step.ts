import { eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { secondFactors } from '#platform/server/auth/tables.ts';
import { type turnOffTwoStep as contract, signInSecured } from '../contract.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { forgetCodes } from './recovery-codes.ts';

/** Turning it off twice is turning it off once: the owner is told once. */
export const turnOffTwoStep: Handler<typeof contract> = async ({ principal, db, emit }) => {
  const on = await isTwoStepOn(db, principal.id);
  await db.delete(secondFactors).where(eq(secondFactors.userId, principal.id));
  await forgetCodes(db, principal.id);
  if (on) await emit(signInSecured, { userId: principal.id, change: 'two-step-off' });
  return {};
};
