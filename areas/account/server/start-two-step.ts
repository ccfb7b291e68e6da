import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { startTwoStep as contract } from '../contract.ts';
import { isTwoStepOn, makeKey } from './authenticator-app.ts';
import { qrCode } from './qr-code.ts';
import { securityOf } from './security-of.ts';

export const startTwoStep: Handler<typeof contract> = async ({ principal, db, now, services }) => {
  if (await isTwoStepOn(db, principal.id)) throw problem.conflict('Two-step sign-in is already on. Turn it off first.');
  const { email } = await securityOf(db, principal, now);
  const key = await makeKey(services, db, principal.id, now);
  const address = `otpauth://totp/${encodeURIComponent(`Doorways:${email}`)}?${new URLSearchParams({
    secret: key,
    issuer: 'Doorways',
  })}`;
  return { key: key.replaceAll(/(.{4})(?=.)/g, '$1 '), address, qr: qrCode(address) };
};
