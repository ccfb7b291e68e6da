import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { concerns, subjectOf } from './rows.ts';

const about = statement((v: { userId: number }) =>
  from.selectFrom('legal_requests as r').select('r.id').where(concerns(v.userId)),
);

/** In the log a request that they can’t open would tell administrators that it is about them. */
export const hiddenFrom = async (query: Query, viewerId: number): Promise<string[]> =>
  (await query(about, { userId: viewerId })).map(({ id }) => subjectOf(id));
