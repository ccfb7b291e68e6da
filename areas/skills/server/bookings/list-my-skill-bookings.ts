import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMySkillBookings as contract } from '../../contract.ts';
import { isOf, skillBookingRows } from './rows.ts';
import { skillBookingViews } from './view.ts';

const page = statement((v: After & { viewer: number; limit: number }) =>
  skillBookingRows()
    .where(isOf(v.viewer))
    .where((e) => isOlder(e.ref('b.created_at'), e.ref('b.id'), v))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(v.limit),
);

export const listMySkillBookings: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { viewer: principal.id, ...place, limit: input.limit + 1 });
  const { items, next } = pageOf(
    rows,
    input.limit,
    (row) => row,
    ({ exactly, id }) => ({ at: exactly, id }),
  );
  const ask = { query, config: services.config, userId: principal.id, now };
  return { items: await skillBookingViews(ask, items), next };
};
