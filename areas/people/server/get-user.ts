import type { Handler } from '#platform/server/area.ts';
import type { getUser as contract, User } from '../contract.ts';
import { asOthersSee } from './view.ts';

export const getUser: Handler<typeof contract, User> = async ({ input, found, query }) =>
  input.as ? asOthersSee(query, found, input.as) : found;
