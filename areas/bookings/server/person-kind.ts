import { sql } from 'kysely';
import { isFollowing, notBlocked } from '#areas/people/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { BookingFormat } from '../pure/formats.ts';
import { from } from './from.ts';
import type { BookableKind } from './kinds.ts';

const open = statement((v: { ids: readonly number[]; viewer: number }) =>
  from
    .selectFrom('booking_members as m')
    .select(['m.user_id as id', 'm.lengths', 'm.formats'])
    .where('m.user_id', '=', anyOf(v.ids))
    .where('m.saved_at', 'is not', null)
    .where((e) => notBlocked(v.viewer, e.ref('m.user_id')))
    .where((e) =>
      e.or([
        e('m.user_id', '=', v.viewer),
        e('m.opens_to', '=', 'members'),
        e.and([e('m.opens_to', '=', 'followed'), sql<boolean>`${isFollowing(e.ref('m.user_id'), v.viewer)}`]),
      ]),
    ),
);

/** A conversation with a member who has opened their times to others: `ref` is the member. */
export const personKind: BookableKind = {
  kind: 'person',
  read: async ({ query, principal, refs }) => {
    const rows = await query(open, { ids: refs, viewer: principal.id });
    return new Map(
      rows.map(({ id, lengths, formats }) => [
        id,
        {
          hostId: id,
          title: 'Conversation',
          link: `/bookings/with/${id}`,
          lengths,
          formats: formats as BookingFormat[],
          capacity: 1,
          whyNot: '',
        },
      ]),
    );
  },
};
