import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import type { readUnsubscription as contract } from '../../contract.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** What a token stops; a forged one is the same 404 as a broken one. Kinds that are no more are left out. */
export function unsubscribing(services: Services, token: string) {
  const known = readUnsubscribeToken(services, token);
  if (!known) throw problem.notFound();
  const kinds = known.kinds.flatMap((kind) => services.notices.get(kind) ?? []);
  return { userId: known.userId, kinds: kinds.map(({ kind }) => kind), words: kinds.map(({ words }) => words) };
}

/** Says no more than the mail itself did: neither whose it was nor what is chosen now. */
export const readUnsubscription: Handler<typeof contract> = async ({ input, services }) => {
  const { words } = unsubscribing(services, input.token);
  return { words };
};
