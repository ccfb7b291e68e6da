import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { type Reportable, reportableRow } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { bookingRated } from '../contract.ts';
import { from } from './from.ts';

/** Ratings of guests are shown with what was booked; those of hosts to the guest alone. */
const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('booking_ratings as r')
    .leftJoin('bookings as b', 'b.id', 'r.booking_id')
    .select((e) => [
      'r.author_id as authorId',
      sql<string>`${e.ref('r.stars')} || ' of 5. ' || ${e.ref('r.text')}`.as('excerpt'),
    ])
    .where('r.id', '=', v.id)
    .where('r.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('r.author_id')))
    .where((e) => e.or([e('r.by_side', '=', 'guest'), e('b.guest_id', '=', v.viewer), e('b.host_id', '=', v.viewer)])),
);

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('booking_ratings as r')
    .select((e) => [
      'r.author_id as authorId',
      sql<string>`${e.ref('r.stars')} || ' of 5. ' || ${e.ref('r.text')}`.as('text'),
      sql<boolean>`${e.ref('r.hidden_at')} is not null`.as('removed'),
    ])
    .where('r.id', '=', v.id),
);

const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('booking_ratings')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

export const reportables: readonly Reportable[] = [
  reportableRow({
    kind: 'booking_rating',
    seen,
    asItIs,
    href: () => null,
    setHidden,
    written: [{ event: bookingRated.name, id: (event: { readonly id: number }) => event.id }],
  }),
];
