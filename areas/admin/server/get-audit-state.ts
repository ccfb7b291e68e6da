import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { getAuditState as contract } from '../contract.ts';

export const getAuditState: Handler<typeof contract> = async ({ query }) => {
  const [state] = await query<{ entries: number; checkedAt: string | null; brokenAt: number | null }>(
    'admin-audit-state',
    `select entries::int, ${isoTime('checked_at')} as "checkedAt", broken_at::int as "brokenAt" from audit_head`,
  );
  const actions = await query<{ action: string }>(
    'admin-audit-actions',
    'select distinct action from audit_log order by action',
  );
  return {
    entries: state?.entries ?? 0,
    checkedAt: state?.checkedAt ?? null,
    // Without its end nobody can say that it is whole.
    whole: !state ? false : state.checkedAt === null ? null : state.brokenAt === null,
    brokenAt: state?.brokenAt || null,
    actions: actions.map(({ action }) => action),
  };
};
