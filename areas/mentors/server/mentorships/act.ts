import { endBookingsOf } from '#areas/bookings/server/public.ts';
import { endContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { mentorshipChanged, type pauseMentorship } from '../../contract.ts';
import { lockMentorship, type MentorshipRow, saveMentorship, sideOf } from './rows.ts';
import { mentorshipView } from './view.ts';

type Ask = Pick<Parameters<Handler<typeof pauseMentorship>>[0], 'principal' | 'query' | 'emit' | 'now' | 'services'> & {
  readonly input: { readonly id: number; readonly version: number };
};

type Change = 'goals' | 'paused' | 'resumed' | 'ended';

/** One side changes a mentorship that goes on: it is locked, changed, and shown as it then is. */
export async function act(
  ask: Ask,
  change: Change,
  work: (row: MentorshipRow, side: 'mentor' | 'mentee') => MentorshipRow,
) {
  const { input, principal, query, emit, now, services } = ask;
  const row = await lockMentorship(query, input.id, input.version);
  if (row.state === 'ended') throw problem.conflict('This mentorship has ended.');
  const userId = principal.id;
  const next = await saveMentorship(query, work(row, sideOf(row, userId)));
  const { id, mentorId, menteeId } = next;
  const { config } = services;
  if (change === 'ended') {
    await endBookingsOf({ query, emit, config, now }, 'mentorship', id);
    await endContext({ query, emit, now }, { kind: 'mentorship', ref: id });
  }
  await emit(mentorshipChanged, { id, mentorId, menteeId, by: userId, change });
  return mentorshipView({ query, config, userId, now }, next);
}
