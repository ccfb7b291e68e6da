import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type createMentorshipRequest as contract, type Mentor, mentorshipRequestChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { sealRequest } from '../seal.ts';
import { findRequest } from './rows.ts';
import { requestView } from './view.ts';
import { assertMayAsk } from './waiting.ts';

interface Added {
  readonly id: number;
  readonly mentorId: number;
  readonly menteeId: number;
  readonly focusArea: string;
  readonly words: string;
  readonly saysAdult: boolean | null;
  readonly now: string;
}
/** A second one that waits is refused by its index, even if both come at once. */
const add = statement((v: Added) =>
  from
    .insertInto('mentorship_requests')
    .values({
      id: v.id,
      mentor_id: v.mentorId,
      mentee_id: v.menteeId,
      focus_area: v.focusArea,
      words_sealed: v.words,
      says_adult: v.saysAdult,
      created_at: moment(v.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** What keeps a member from asking this mentor now, in plain words. */
function whyNot(mentor: Mentor, isAdult: boolean | undefined): string | undefined {
  const { name } = mentor;
  if (mentor.isYours) return `${name} is already your mentor.`;
  if (mentor.isAsked) return alreadyAsked(name);
  if (mentor.isPaused) return `${name} takes no requests at the moment.`;
  if (mentor.room === 0) return `${name} has no room for another mentee at the moment.`;
  if (!mentor.isChecked && !isAdult) {
    return `Moderators haven’t checked ${name} yet. Until then only members of 18 or older can ask.`;
  }
  return undefined;
}

const alreadyAsked = (name: string) =>
  `You have already asked ${name}. Wait for an answer, or withdraw your request first.`;

export const createMentorshipRequest: Handler<typeof contract, Mentor> = async (ask) => {
  const { input, found: mentor, principal, query, emit, now, services } = ask;
  const { focusArea, goals, message, isAdult } = input;
  const menteeId = principal.id;
  const reason = whyNot(mentor, isAdult);
  if (reason) throw problem.conflict(reason);
  await assertMayAsk(query, menteeId, isAdult);
  const id = await nextId(query, 'mentorship_requests');
  const { config } = services;
  const words = sealRequest(config, id, { goals: [...new Set(goals)], message });
  const mentorId = mentor.id;
  const saysAdult = isAdult ?? null;
  const [added] = await query(add, { id, mentorId, menteeId, focusArea, words, saysAdult, now: now.toISOString() });
  if (!added) throw problem.conflict(alreadyAsked(mentor.name));
  await emit(mentorshipRequestChanged, { id, mentorId, menteeId, by: menteeId, change: 'pending' });
  const row = await findRequest(query, id);
  if (!row) throw new Error('The request was not stored.');
  return requestView(row, menteeId, config);
};
