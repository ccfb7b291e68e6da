import { avatarOf } from '#platform/contract/fields.ts';
import type { UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, statement } from '#platform/server/statement.ts';
import type { ProviderFile } from '../../contract.ts';
import { findProvider } from '../find-provider.ts';
import { from } from '../from.ts';
import { waitingPapers } from '../papers/rows.ts';
import { providerView } from '../provider-view.ts';
import { day } from '../rows.ts';
import type { providerChecks } from '../tables.ts';

const c = columns<typeof providerChecks>('c');
const most = 200;
const checks = statement((v: { id: number }) =>
  from
    .selectFrom('provider_checks as c')
    .leftJoin('users as u', 'u.id', 'c.checked_by')
    .leftJoin('provider_staff as t', 't.id', 'c.staff_id')
    .select(['c.id', 'c.kind', 'c.result', 'c.staff_id as staffId', 'c.source', 'c.note'])
    .select(['t.first_name as firstName', 't.last_name as lastName'])
    .select(['u.id as userId', 'u.name', 'u.username'])
    .select((e) => [day(c.seen_on).as('seenOn'), day(c.expiry).as('expiry'), isoTime(e.ref('c.at')).as('at')])
    .where('c.provider_id', '=', v.id)
    .orderBy('c.id', 'desc')
    .limit(most),
);

/** A provider with everything that was checked of it, for administrators. */
export async function providerFile(
  { query, principal, now }: Pick<UseCase<unknown>, 'query' | 'principal' | 'now'>,
  id: number,
): Promise<ProviderFile> {
  const row = await findProvider(query, { viewer: principal.id, now }, id, { any: true });
  if (!row) throw problem.notFound();
  const rows = await query(checks, { id });
  return {
    provider: await providerView(query, row, principal.id, now),
    checks: rows.map(({ firstName, lastName, userId, name, username, ...check }) => ({
      ...check,
      staffName: [firstName, lastName].filter(Boolean).join(' '),
      by:
        userId === null
          ? null
          : { id: userId, displayName: name ?? '', username: username ?? '', avatar: avatarOf(userId) },
    })),
    papers: await waitingPapers(query, id),
    suspendedFor: row.suspendedFor,
    suspendedAt: row.suspendedAt,
  };
}
