import type { BookableKind, BookableThing } from '#areas/bookings/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isOf } from './rows.ts';

const bookable = statement((v: { refs: readonly number[]; viewer: number }) =>
  from
    .selectFrom('mentorships as s')
    .leftJoin('mentors as m', 'm.user_id', 's.mentor_id')
    .select(['s.id', 's.mentor_id as mentorId', 's.state', 'm.formats'])
    .where('s.id', '=', anyOf(v.refs))
    .where('s.state', '<>', 'ended')
    .where('s.mentor_id', 'is not', null)
    .where(isOf(v.viewer)),
);

/** Minutes of a session. */
const lengths = [20, 30, 40, 60] as const;

/** How the two can meet at a set time; text where the mentor has said nothing else. */
function formatsOf(formats: readonly string[] | null): BookableThing['formats'] {
  const live = (formats ?? []).filter((format) => format !== 'letters') as BookableThing['formats'];
  return live.length === 0 ? ['text'] : live;
}

/** Sessions of a mentorship, with the times of its mentor: `ref` is the mentorship. Only its mentee books. */
export const mentorshipKind: BookableKind = {
  kind: 'mentorship',
  read: async ({ query, principal, refs }) => {
    const rows = await query(bookable, { refs, viewer: principal.id });
    return new Map(
      rows.flatMap(({ id, mentorId, state, formats }): [number, BookableThing][] =>
        mentorId === null
          ? []
          : [
              [
                id,
                {
                  hostId: mentorId,
                  title: 'Mentoring session',
                  link: `/mentor-matching/mentorships/${id}`,
                  lengths,
                  formats: formatsOf(formats),
                  capacity: 1,
                  whyNot: state === 'paused' ? 'This mentorship is paused. Resume it first.' : '',
                },
              ],
            ],
      ),
    );
  },
};
