import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type saveFilter as contract, mostFilters, type ReportPriority, type ReportStatus } from '../contract.ts';
import { filterColumns, from } from './filter-sql.ts';

const others = statement((v: { userId: number; name: string }) =>
  from
    .selectFrom('moderation_filters')
    .select(count.as('count'))
    .where('user_id', '=', v.userId)
    .where('name', '!=', v.name),
);

interface Saved {
  readonly userId: number;
  readonly name: string;
  readonly q: string;
  readonly status: ReportStatus | null;
  readonly priority: ReportPriority | null;
  readonly now: string;
}

const save = statement((v: Saved) =>
  from
    .insertInto('moderation_filters')
    .values({
      user_id: v.userId,
      name: v.name,
      q: v.q,
      status: v.status,
      priority: v.priority,
      created_at: moment(v.now),
    })
    .onConflict((one) =>
      one.columns(['user_id', 'name']).doUpdateSet((e) => ({
        q: e.ref('excluded.q'),
        status: e.ref('excluded.status'),
        priority: e.ref('excluded.priority'),
      })),
    )
    .returning(filterColumns),
);

export const saveFilter: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const name = input.name.trim().replaceAll(/\s+/g, ' ');
  const userId = principal.id;
  await takeTurn(query, 'moderation filters of', userId);
  const [row] = await query(others, { userId, name });
  if ((row?.count ?? 0) >= mostFilters) {
    throw problem.conflict(`You have ${mostFilters} saved filters, the most there can be. Delete one first.`);
  }
  const { q = '', status = null, priority = null } = input;
  const [saved] = await query(save, { userId, name, q, status, priority, now: now.toISOString() });
  if (!saved) throw problem.notFound();
  return saved;
};
