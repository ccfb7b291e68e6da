import { suspensionSettled } from '#areas/account/contract.ts';
import type { UseCase } from '#platform/server/area.ts';

/** What holds now follows from all decisions that stand: the longest of them counts. */
export async function settleSuspension(
  { query, emit, now }: Pick<UseCase<unknown>, 'query' | 'emit' | 'now'>,
  userId: number,
): Promise<void> {
  await query('suspension-clear', 'delete from suspensions where user_id = $1::int', [userId]);
  await query(
    'suspension-set',
    `insert into suspensions (user_id, until)
     select $1::int, case when bool_or(a.expires_at is null) then null else max(a.expires_at) end
     from moderation_actions a where a.target_user_id = $1::int and a.action_type = 'user_suspended'
       and a.lifted_at is null and (a.expires_at is null or a.expires_at > $2::timestamptz) having count(*) > 0`,
    [userId, now.toISOString()],
  );
  await emit(suspensionSettled, { userId });
}
