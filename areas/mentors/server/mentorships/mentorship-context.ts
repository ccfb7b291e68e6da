import type { ConversationContext } from '#areas/messages/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { type FocusArea, focusWords } from '../../pure/options.ts';
import { from } from '../from.ts';
import { isOf, sideOf } from './rows.ts';

const own = statement((v: { refs: readonly number[]; viewer: number }) =>
  from
    .selectFrom('mentorships as s')
    .select(['s.id', 's.mentor_id as mentorId', 's.mentee_id as menteeId', 's.focus_area as focusArea'])
    .where('s.id', '=', anyOf(v.refs))
    .where(isOf(v.viewer)),
);

/** The conversation about a mentorship, apart from the private one of the two. A supporter is told nothing of it. */
export const mentorshipContext: ConversationContext = {
  kind: 'mentorship',
  read: async ({ query, viewerId, refs }) => {
    const rows = await query(own, { refs, viewer: viewerId });
    const otherOf = (row: (typeof rows)[number]) => (sideOf(row, viewerId) === 'mentor' ? row.menteeId : row.mentorId);
    const others = rows.map(otherOf).filter((id) => id !== null);
    const people = await peopleOf(query, [...new Set(others)]);
    return new Map(
      rows.map((row) => {
        const name = people.get(otherOf(row) ?? 0)?.displayName ?? 'a former member';
        const title = `Mentorship with ${name}: ${focusWords[row.focusArea as FocusArea].toLowerCase()}`;
        return [row.id, { title, href: `/mentor-matching/mentorships/${row.id}`, open: 'Open the mentorship' }];
      }),
    );
  },
};
