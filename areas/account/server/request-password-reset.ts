import type { Handler } from '#platform/server/area.ts';
import type { requestPasswordReset as contract } from '../contract.ts';
import { ask } from './requests.ts';

export const requestPasswordReset: Handler<typeof contract> = async ({ input, now, services, request }) => {
  await services.limits.spend('mail-address', request.ip);
  await ask(services, now, { kind: 'reset', email: input.email });
  return {};
};
