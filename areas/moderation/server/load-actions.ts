import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import type { ModerationAction } from '../contract.ts';

export interface ActionRow extends Omit<ModerationAction, 'isActive'> {
  readonly at: string;
}

/** SQL: actions a; `now` is a placeholder. Whoever wrote under another name is nobody here. */
export const actionsText = (now: string) => `select a.id, a.moderator_id as "moderatorId",
  case when not a.name_hidden then a.target_user_id end as "targetUserId", a.action_type as "actionType", a.reason,
  a.severity, a.content_id as "contentId", a.content_type as "contentType", ${isoTime('a.expires_at')} as "expiresAt",
  ${isoTime('a.created_at')} as "createdAt", ${exactTime('a.created_at')} as at, m.name as "moderatorName",
  case when a.name_hidden then 'Someone using another name' else t.name end as "targetName",
  case when a.lifted_at is not null then 'lifted' when a.expires_at <= ${now} then 'expired' else 'active' end as status,
  case when not a.for_good then 'no' when a.expires_at is null then 'agreed' else 'proposed' end as "forGood"
from moderation_actions a left join users m on m.id = a.moderator_id left join users t on t.id = a.target_user_id`;

export const viewAction = ({ at: _at, ...action }: ActionRow): ModerationAction => ({
  ...action,
  isActive: action.status === 'active',
});

export async function readAction(query: Query, id: number, now: Date): Promise<ModerationAction | undefined> {
  const [row] = await query<ActionRow>('moderation-action', `${actionsText('$2::timestamptz')} where a.id = $1::int`, [
    id,
    now.toISOString(),
  ]);
  return row && viewAction(row);
}

/** What was decided about somebody before, the latest first. */
export async function historyOf(query: Query, userId: number | null, now: Date): Promise<ModerationAction[]> {
  if (userId === null) return [];
  const rows = await query<ActionRow>(
    'moderation-history',
    `${actionsText('$2::timestamptz')} where a.target_user_id = $1::int and not a.name_hidden
     order by a.created_at desc, a.id desc limit 20`,
    [userId, now.toISOString()],
  );
  return rows.map(viewAction);
}
