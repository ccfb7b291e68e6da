import { isOpen } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { statement } from '#platform/server/statement.ts';
import { providerOwnerChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { setOwner } from './rows.ts';

const owned = statement((v: { userId: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => ['p.id', e('p.published_at', 'is not', null).as('isPublished')])
    .where('p.listed_by', '=', v.userId)
    .orderBy('p.id')
    .forNoKeyUpdate(),
);
const oldest = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('provider_members as h')
    .select('h.user_id as userId')
    .where('h.provider_id', '=', v.id)
    .where('h.role', '=', 'manager')
    .where('h.joined_at', 'is not', null)
    .where('h.user_id', '<>', v.userId)
    .where((e) => isOpen(e.ref('h.user_id')))
    .orderBy('h.joined_at')
    .orderBy('h.user_id')
    .limit(1),
);
const remove = statement((v: { id: number }) => from.deleteFrom('providers').where('id', '=', v.id));

/**
 * Listings of someone whose account goes: each goes to the manager who has been there longest. Without one, what is
 * published has no owner and can be claimed, and what no one else has seen is deleted.
 */
export async function handOn(
  { query, emit, now }: { readonly query: Query; readonly emit: Emit; readonly now: Date },
  userId: number,
): Promise<void> {
  for (const { id, isPublished } of await query(owned, { userId })) {
    const [heir] = await query(oldest, { id, userId });
    if (!heir && !isPublished) {
      await query(remove, { id });
      continue;
    }
    await setOwner(query, id, heir?.userId ?? null, now);
    await emit(providerOwnerChanged, { id, from: null, to: heir?.userId ?? null, by: null });
  }
}
