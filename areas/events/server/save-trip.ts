import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { saveTrip as contract } from '../contract.ts';
import { from } from './from.ts';
import { sealedArea, sealedNote, sealWords } from './seal.ts';
import { assertOn, lockEvent } from './seats.ts';

interface Offered {
  readonly eventId: number;
  readonly userId: number;
  readonly area: string;
  readonly way: string;
  readonly note: string;
  readonly now: string;
}

const offer = statement((v: Offered) => {
  const words = { area_sealed: v.area, way: v.way, note_sealed: v.note };
  return from
    .insertInto('event_trips')
    .values({ event_id: v.eventId, user_id: v.userId, ...words, since: moment(v.now) })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(words));
});

export const saveTrip: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { id, area, way, note = '' } = input;
  assertOn(await lockEvent(query, id), now);
  const seal = (column: typeof sealedArea, words: string) =>
    sealWords(column, services.config, id, principal.id, words.trim());
  await query(offer, {
    eventId: id,
    userId: principal.id,
    area: seal(sealedArea, area),
    way,
    note: seal(sealedNote, note),
    now: now.toISOString(),
  });
  return undefined;
};
