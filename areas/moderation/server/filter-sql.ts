import type { Query } from '#platform/server/db.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { moderationFilters } from './tables.ts';

export const from = tables<{ moderation_filters: typeof moderationFilters }>();

export const filterColumns = ['id', 'name', 'q', 'status', 'priority'] as const;

export const savedFilters = statement((v: { userId: number }) =>
  from.selectFrom('moderation_filters').select(filterColumns).where('user_id', '=', v.userId).orderBy('name'),
);

const own = statement((v: { userId: number; id: number }) =>
  from.selectFrom('moderation_filters').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
);

export const findFilter = async (query: Query, userId: number, id: number) => (await query(own, { userId, id }))[0];
