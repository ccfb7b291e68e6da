import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, count, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const lock = statement((v: { id: number }) =>
  from.selectFrom('providers').select('id').where('id', '=', v.id).forNoKeyUpdate(),
);
const kept = choice((table: 'provider_services' | 'provider_staff' | 'provider_vacancies') =>
  statement((v: { id: number }) => from.selectFrom(table).select(count.as('count')).where('provider_id', '=', v.id)),
);

/** Changes of one provider wait for each other; refuses what it has no room for. */
export async function assertRoom(
  query: Query,
  id: number,
  table: Parameters<typeof kept>[0],
  most: number,
): Promise<void> {
  await query(lock, { id });
  const [row] = await query(kept(table), { id });
  if ((row?.count ?? 0) >= most) throw problem.conflict(`A listing has at most ${most} of these.`);
}
