import type { Handler } from '#platform/server/area.ts';
import type { requestSignInLink as contract } from '../contract.ts';
import { ask } from './requests.ts';

export const requestSignInLink: Handler<typeof contract> = async ({ input, now, services, request }) => {
  await services.limits.spend('mail-address', request.ip);
  return ask(services, now, { kind: 'sign-in', email: input.email });
};
