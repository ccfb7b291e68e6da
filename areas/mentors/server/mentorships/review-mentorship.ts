import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type reviewMentorship as contract, mentorReviewed, mentorshipChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { lockMentorship, sideOf } from './rows.ts';
import { mentorshipView } from './view.ts';

interface Written {
  readonly mentorshipId: number;
  readonly bySide: 'mentor' | 'mentee';
  readonly authorId: number;
  readonly aboutId: number;
  readonly stars: number;
  readonly text: string;
  readonly now: string;
}
/** One from each side; writing again changes it. What moderators took down remains down. */
const write = statement((v: Written) =>
  from
    .insertInto('mentor_reviews')
    .values({
      mentorship_id: v.mentorshipId,
      by_side: v.bySide,
      author_id: v.authorId,
      about_id: v.aboutId,
      stars: v.stars,
      text: v.text,
      created_at: moment(v.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['mentorship_id', 'by_side']).doUpdateSet({ stars: v.stars, text: v.text }),
    )
    .returning('id'),
);

export const reviewMentorship: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const authorId = principal.id;
  const row = await lockMentorship(query, input.id);
  if (row.state !== 'ended') throw problem.conflict('You can write a review once the mentorship has ended.');
  const bySide = sideOf(row, authorId);
  const aboutId = bySide === 'mentor' ? row.menteeId : row.mentorId;
  if (aboutId === null) throw problem.conflict('The other person has left Doorways.');
  const { stars, text } = input;
  const written = { mentorshipId: row.id, bySide, authorId, aboutId, stars, text, now: now.toISOString() };
  const [added] = await query(write, written);
  if (!added) throw new Error('The review was not stored.');
  const { id, mentorId, menteeId } = row;
  await emit(mentorReviewed, { id: added.id, authorId });
  await emit(mentorshipChanged, { id, mentorId, menteeId, by: authorId, change: 'reviewed' });
  return mentorshipView({ query, config: services.config, userId: authorId, now }, row);
};
