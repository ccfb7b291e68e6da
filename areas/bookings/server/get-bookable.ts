import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getBookable as contract } from '../contract.ts';
import type { FoundThing } from './policy.ts';
import { timesOf } from './times.ts';

export const getBookable: Handler<typeof contract, FoundThing> = async ({ found, principal, query }) => {
  const { kind, ref, hostId, title, link, lengths, formats, capacity } = found;
  const host = (await peopleOf(query, [hostId])).get(hostId);
  if (!host) throw problem.notFound();
  const times = (await timesOf(query, [hostId])).get(hostId);
  const whyNot =
    hostId === principal.id
      ? 'This is yours. Other members can book it.'
      : found.whyNot || (times ? '' : `${host.displayName} hasn’t set any times yet.`);
  return {
    kind,
    ref,
    title,
    link,
    host,
    hostZone: times?.zone ?? '',
    lengths: [...lengths],
    formats: [...formats],
    capacity,
    mayBook: whyNot === '',
    whyNot,
  };
};
