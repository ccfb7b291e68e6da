import type { Query } from '#platform/server/db.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { reports } from './tables.ts';

const about = statement((v: { kind: string; id: number }) =>
  tables<{ reports: typeof reports }>()
    .selectFrom('reports as r')
    .select('r.id')
    .where('r.content_type', '=', v.kind)
    .where('r.content_id', '=', v.id)
    .limit(1),
);

/** For areas below, which do not know reports. */
export const isReported = async (query: Query, kind: string, id: number): Promise<boolean> =>
  (await query(about, { kind, id })).length > 0;
