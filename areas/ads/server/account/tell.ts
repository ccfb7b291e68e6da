import { sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { adAccountChanged } from '../../contract.ts';
import { from } from '../from.ts';

const people = statement((v: { id: number }) =>
  from
    .selectFrom('ad_accounts as a')
    .select((e) => sql<number>`${e.ref('a.owner_id')}`.as('userId'))
    .where('a.id', '=', v.id)
    .where('a.owner_id', 'is not', null)
    .union(
      from
        .selectFrom('ad_members as m')
        .select('m.user_id as userId')
        .where('m.account_id', '=', v.id)
        .where('m.joined_at', 'is not', null),
    ),
);

/** Everyone who may see it. */
export const peopleOf = async (query: Query, id: number): Promise<number[]> =>
  (await query(people, { id })).map(({ userId }) => userId);

/** Open browsers of its people ask again. */
export async function tellAccount({ query, emit }: Pick<UseCase<unknown>, 'query' | 'emit'>, id: number) {
  await emit(adAccountChanged, { id, to: await peopleOf(query, id) });
}
