import { exactTime, isoTime, pageOf } from '#platform/server/keyset.ts';
import type { QueryRow } from '#platform/server/statement.ts';
import type { ResourceRequest } from '../../contract.ts';
import { from } from './from.ts';

/** Requests with what answered them, while that is in the library. */
export const shown = () =>
  from
    .selectFrom('resource_requests as q')
    .leftJoin('resources as r', (join) => join.onRef('r.id', '=', 'q.resource_id').on('r.status', '=', 'published'))
    .select((e) => [
      'q.id',
      'q.words',
      'q.note',
      isoTime(e.ref('q.created_at')).as('createdAt'),
      isoTime(e.ref('q.settled_at')).as('settledAt'),
      exactTime(e.ref('q.created_at')).as('exactly'),
      'r.id as resourceId',
      'r.title as resourceTitle',
    ]);

type RequestRow = QueryRow<ReturnType<typeof shown>>;

export const view = ({ exactly: _, resourceId, resourceTitle, ...row }: RequestRow): ResourceRequest => ({
  ...row,
  resource: resourceId === null || resourceTitle === null ? null : { id: resourceId, title: resourceTitle },
});

export const pageOfRequests = (rows: readonly RequestRow[], limit: number) =>
  pageOf(rows, limit, view, ({ exactly, id }) => ({ at: exactly, id }));
