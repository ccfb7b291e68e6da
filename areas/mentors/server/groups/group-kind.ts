import type { BookableKind, BookableThing } from '#areas/bookings/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { groupRows, isOfGroup, kind } from './rows.ts';

const bookable = statement((v: { refs: readonly number[]; viewer: number }) =>
  groupRows(v.viewer).where('g.id', '=', anyOf(v.refs)).where('g.state', '=', 'active').where(isOfGroup(v.viewer)),
);

/** Minutes of a session. */
const lengths = [30, 40, 60] as const;

/** Sessions of a group, with the times of its mentor: those in the group share a time. */
export const groupKind: BookableKind = {
  kind,
  read: async ({ query, principal, refs }) => {
    const rows = await query(bookable, { refs, viewer: principal.id });
    return new Map(
      rows.map((row): [number, BookableThing] => [
        row.id,
        {
          hostId: row.mentorId,
          title: 'Group mentoring session',
          link: `/mentor-matching/groups/${row.id}`,
          lengths,
          // Letters have no set time.
          formats: [row.format === 'letters' ? 'text' : (row.format as BookableThing['formats'][number])],
          capacity: row.capacity,
          whyNot: '',
        },
      ]),
    );
  },
};
