import type { Handler } from '#platform/server/area.ts';
import type { getRecoverySheet as contract } from '../contract.ts';
import { qrCode } from './qr-code.ts';
import { securityOf } from './security-of.ts';

export const getRecoverySheet: Handler<typeof contract> = async ({ principal, db, now, services }) => {
  const { email, twoStep, codesLeft, passkeys } = await securityOf(db, principal, now);
  const { publicUrl } = services.config;
  const signInAddress = `${publicUrl}/sign-in`;
  return {
    email,
    signInAddress,
    qr: qrCode(signInAddress),
    contactAddress: `${publicUrl}/contact-support`,
    twoStep,
    codesLeft,
    passkeys,
  };
};
