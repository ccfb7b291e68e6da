import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getUser as contract } from '../contract.ts';
import { asOthersSee, userOf } from './view.ts';

export const getUser: Handler<typeof contract> = async ({ input, principal, query }) => {
  if (!input.as) return userOf(query, principal, input.id);
  if (input.id !== principal.id) throw problem.refused('You can only see your own profile as others see it.');
  return asOthersSee(query, await userOf(query, principal, principal.id), input.as);
};
