import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';

export const searchesOf = statement((v: { userId: number }) =>
  from
    .selectFrom('provider_searches as s')
    .select((e) => ['s.id', 's.name', 's.query', isoTime(e.ref('s.created_at')).as('createdAt')])
    .where('s.user_id', '=', v.userId)
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(limits.searches),
);
