import type { Handler } from '#platform/server/area.ts';
import { callSetup, callSignal } from '#platform/server/call.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { mayWrite } from '#platform/server/suspension.ts';
import { CallRoom, type getBookingCall as contract } from '../contract.ts';
import { callTimes, isDuring } from '../pure/call.ts';
import { from } from './from.ts';
import { bookingOfPair } from './of-pair.ts';
import { openWords, sealedWords } from './seal.ts';

const writers = statement((v: { ids: readonly number[]; now: string }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', anyOf(v.ids))
    .where((e) => mayWrite(e.ref('u.id'), moment(v.now))),
);

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly id: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * The other one of the call that somebody is in: the two people of an agreed booking alone, while its call is open and
 * neither is suspended. Undefined for everybody else, whether there is such a booking or not.
 */
export async function otherInCall({ query, config, id, userId, now }: Ask): Promise<number | undefined> {
  const row = await bookingOfPair(query, id, userId);
  if (!row) return undefined;
  const { terms } = openWords(sealedWords, config, row.id, row.wordsSealed);
  const times = callTimes(row, terms.format);
  if (!times || !isDuring(times, now) || row.hostId === null || row.guestId === null) return undefined;
  const ids = [row.hostId, row.guestId];
  if ((await query(writers, { ids, now: now.toISOString() })).length < ids.length) return undefined;
  return row.hostId === userId ? row.guestId : row.hostId;
}

export const bookingCall = callSignal(CallRoom, ({ room, ...ask }) => otherInCall({ ...ask, id: Number(room) }));

export const getBookingCall: Handler<typeof contract> = async ({ services, now }) => callSetup(services.config, now);
