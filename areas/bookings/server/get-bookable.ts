import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { getBookable as contract } from '../contract.ts';
import { priceOf } from '../pure/price.ts';
import { kindOf } from './kinds.ts';
import type { FoundThing } from './policy.ts';
import { timesFor } from './times.ts';

/** Why it can’t be booked in any case: it is one’s own, or a supporter may only look. */
function whyNotAtAll({ hostId, isRun }: FoundThing, { id, for: acting }: Principal): string {
  if (hostId === id) return 'This is yours. Other members can book it.';
  if (isRun) return 'You help to run this business. Other members can book it.';
  if (!acting) return '';
  if (hostId === acting.supporterId) return 'You can’t book your own time for someone else.';
  return acting.may('requestBooking') ? '' : 'You can only look at this for someone else.';
}

export const getBookable: Handler<typeof contract, FoundThing> = async ({ found, principal, query }) => {
  const { kind, ref, hostId, title, link, lengths, formats, capacity, lanes, price } = found;
  const host = (await peopleOf(query, [hostId])).get(hostId);
  if (!host) throw problem.notFound();
  const times = await timesFor(query, found);
  const whyNot =
    whyNotAtAll(found, principal) || found.whyNot || (times ? '' : `${host.displayName} hasn’t set any times yet.`);
  return {
    kind,
    ref,
    title,
    link,
    host,
    hostName: found.hostName ?? '',
    hostZone: times?.zone ?? '',
    lengths: [...lengths],
    formats: [...formats],
    capacity,
    lanes: (lanes?.each ?? []).map(({ key, name }) => ({ key, name })),
    price: price ? priceOf(price, Math.min(...lengths)) : null,
    cancellation: found.cancellation ?? '',
    countsHours: kindOf(kind)?.countsHours === true,
    repeats: found.repeats === true,
    mayBook: whyNot === '',
    whyNot,
  };
};
