import { sql } from 'kysely';
import type { ConversationContext } from '#areas/messages/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isVisible } from '../listed.ts';

const add = statement((v: { providerId: number; userId: number; now: string }) =>
  from
    .insertInto('provider_enquiries')
    .values({ provider_id: v.providerId, user_id: v.userId, created_at: moment(v.now) })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'user_id'])
        .doUpdateSet((e) => ({ created_at: e.ref('provider_enquiries.created_at') })),
    )
    .returning('id'),
);

/** What a member and a provider talk about: one for the two of them, made when it is first needed. */
export async function enquiryOf(
  query: Query,
  ask: { readonly providerId: number; readonly userId: number; readonly now: Date },
) {
  const [row] = await query(add, { ...ask, now: ask.now.toISOString() });
  if (!row) throw new Error('The enquiry was not stored.');
  return row.id;
}

const ofPairs = statement((v: { providers: readonly number[]; users: readonly number[] }) =>
  from
    .selectFrom('provider_enquiries')
    .select(['id', 'provider_id as providerId', 'user_id as userId'])
    .where('provider_id', '=', anyOf(v.providers))
    .where('user_id', '=', anyOf(v.users)),
);

interface Booked {
  readonly id: number;
  readonly ref: number;
  readonly guestId: number | null;
}

/** The conversation of each guest with the provider, by the booking, where there is one. */
export async function enquiriesOf(
  query: Query,
  bookings: readonly Booked[],
  providerOf: (ref: number) => number | undefined,
): Promise<{ readonly kind: string; readonly refs: ReadonlyMap<number, number> }> {
  const wanted = bookings.map(({ id, ref, guestId }) => ({ id, provider: providerOf(ref) ?? 0, guest: guestId ?? 0 }));
  const rows = await query(ofPairs, {
    providers: wanted.map(({ provider }) => provider),
    users: wanted.map(({ guest }) => guest),
  });
  const known = new Map(rows.map(({ id, providerId, userId }) => [`${providerId} ${userId}`, id]));
  const refs = wanted.flatMap(({ id, provider, guest }): [number, number][] => {
    const one = known.get(`${provider} ${guest}`);
    return one === undefined ? [] : [[id, one]];
  });
  return { kind: 'provider', refs: new Map(refs) };
}

const some = statement((v: { refs: readonly number[]; viewer: number }) =>
  from
    .selectFrom('provider_enquiries as q')
    .innerJoin('providers as p', 'p.id', 'q.provider_id')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .select([
      'q.id',
      'q.provider_id as providerId',
      'p.business_name as businessName',
      'u.name as member',
      sql<boolean>`${sql.ref('q.user_id')} = ${v.viewer}::int`.as('isOwn'),
      isVisible(v.viewer, 'p').as('isVisible'),
    ])
    .where('q.id', '=', anyOf(v.refs))
    .where((e) => e.or([e('q.user_id', '=', v.viewer), e('p.listed_by', '=', v.viewer)])),
);

/** The member finds the provider by its name, and the provider each member by theirs. */
export const providerContext: ConversationContext = {
  kind: 'provider',
  read: async ({ query, viewerId, refs }) => {
    const rows = await query(some, { refs, viewer: viewerId });
    return new Map(
      rows.map(({ id, providerId, businessName, member, isOwn, isVisible: isShown }) => [
        id,
        {
          title: isOwn ? businessName : `${member} to ${businessName}`,
          href: isShown ? `/ndis-providers/${providerId}` : '',
          open: isShown ? 'Open the provider' : '',
        },
      ]),
    );
  },
};
