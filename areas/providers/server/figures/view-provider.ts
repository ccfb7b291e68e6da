import type { Handler } from '#platform/server/area.ts';
import { makeFirstToday } from '#platform/server/first-today.ts';
import { isGuest } from '#platform/server/principal.ts';
import type { viewProvider as contract } from '../../contract.ts';
import type { ShownProvider } from '../policy.ts';
import { countDay } from './count.ts';

const isFirstToday = makeFirstToday();

/** Those who run it don’t count. */
export const viewProvider: Handler<typeof contract, ShownProvider> = async (ask) => {
  const { input, principal, found, query, now, request } = ask;
  const { id } = input;
  const who = isGuest(principal) ? request : { ip: '', agent: `member ${principal.id}` };
  if (found.role === null && isFirstToday(id, who, now)) await countDay(query, id, 'views', now);
  return { id };
};
