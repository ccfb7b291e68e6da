import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { listLegalRequests as contract, LegalRequestState } from '../contract.ts';
import { concerns, requestsFor, requestView } from './rows.ts';

const page = choice((ofState: boolean) =>
  statement((v: After & { viewer: number; state: LegalRequestState; limit: number }) => {
    const all = requestsFor()
      .where((e) => e.not(concerns(v.viewer)))
      .where((e) => isOlder(e.ref('r.recorded_at'), e.ref('r.id'), v))
      .orderBy('r.recorded_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(v.limit);
    return ofState ? all.where('r.state', '=', v.state) : all;
  }),
);

export const listLegalRequests: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { state, limit, cursor } = input;
  const place = after(readKeyset(cursor, newest));
  const values = { ...place, viewer: principal.id, state: state ?? 'waiting', limit: limit + 1 };
  const rows = await query(page(state !== undefined), values);
  return pageOf(rows, limit, requestView, ({ exactly, id }) => ({ at: exactly, id }));
};
