import type { UseCase } from '#platform/server/area.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { CheckKind } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { todayOf } from '../view.ts';

/** What was checked no longer is of what the listing says now; `staffId`: of one worker. */
export async function outdate(
  { query, now }: Pick<UseCase<unknown>, 'query' | 'now'>,
  { id, zone }: OwnProvider,
  kinds: readonly CheckKind[],
  staffId: number | null = null,
): Promise<void> {
  const seenOn = todayOf({ zone }, now);
  for (const kind of kinds) {
    const checked = from.selectFrom('provider_checks').where('provider_id', '=', id).where('kind', '=', kind);
    const ofThis = staffId === null ? checked : checked.where('staff_id', '=', staffId);
    const [had] = await query(once(ofThis.select('id').limit(1)));
    if (!had) continue;
    const values = {
      provider_id: id,
      kind,
      staff_id: staffId,
      result: 'outdated' as const,
      seen_on: seenOn,
      source: 'The listing was changed',
      at: moment(now.toISOString()),
    };
    await query(once(from.insertInto('provider_checks').values(values)));
  }
}
