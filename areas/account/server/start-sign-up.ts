import type { Handler } from '#platform/server/area.ts';
import type { startSignUp as contract } from '../contract.ts';
import { makeTask } from './sign-up-proof.ts';

export const startSignUp: Handler<typeof contract> = async ({ input, services, now }) =>
  makeTask(services, input.email, now);
