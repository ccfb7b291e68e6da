import { openContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { openMentorshipConversation as contract } from '../../contract.ts';
import { lockMentorship } from './rows.ts';

/** For mentorships that began before each had a conversation of its own. */
export const openMentorshipConversation: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { id, state, mentorId, menteeId } = await lockMentorship(query, input.id);
  if (state === 'ended') throw problem.conflict('This mentorship has ended.');
  if (mentorId === null || menteeId === null) throw problem.conflict('The other person has left Doorways.');
  const { config } = services;
  const people = { by: principal.id, withId: principal.id === mentorId ? menteeId : mentorId };
  return { conversationId: await openContext({ query, emit, config, now }, { kind: 'mentorship', ref: id }, people) };
};
