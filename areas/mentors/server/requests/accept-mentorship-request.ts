import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, statement } from '#platform/server/statement.ts';
import type { acceptMentorshipRequest as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { startMentorship } from '../mentorships/start-mentorship.ts';
import { answerRequest } from './change.ts';
import { requestView } from './view.ts';

/** The mentor’s row is locked, so that two requests accepted at once are counted one after the other. */
const standing = statement((v: { mentorId: number }) =>
  from
    .selectFrom('mentors')
    .select(['capacity', 'check_state as check', 'hidden_at as hiddenAt'])
    .where('user_id', '=', v.mentorId)
    .forUpdate(),
);
const ongoing = statement((v: { mentorId: number }) =>
  from
    .selectFrom('mentorships')
    .select(count.as('count'))
    .where('mentor_id', '=', v.mentorId)
    .where('state', '<>', 'ended'),
);

export const acceptMentorshipRequest: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const mentorId = principal.id;
  const work = { query, emit, now, config: services.config };
  const [mentor] = await query(standing, { mentorId });
  const [{ count: mentees } = { count: 0 }] = await query(ongoing, { mentorId });
  const row = await answerRequest(work, input.requestId, 'accepted', { by: mentorId });
  if (mentor?.hiddenAt)
    throw problem.conflict('Moderators took your profile down. Until it is back you can only decline.');
  if (mentor?.check !== 'checked' && !row.saysAdult) {
    throw problem.conflict('You can accept this request once moderators have checked your profile.');
  }
  if (!mentor || mentees >= mentor.capacity) {
    throw problem.conflict('You have no room for another mentee. End a mentorship or raise your number first.');
  }
  const mentorshipId = await startMentorship(work, row);
  return requestView({ ...row, mentorshipId }, mentorId, services.config);
};
