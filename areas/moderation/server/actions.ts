import { sql } from 'kysely';
import { suspensionSettled } from '#areas/account/contract.ts';
import type { UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { suspensions, users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement, tables } from '#platform/server/statement.ts';
import {
  type ActionType,
  decisionMade,
  type ModerationAction,
  type ReportContentType,
  type Severity,
} from '../contract.ts';
import { actionWords } from './evidence.ts';
import type { moderationActions } from './tables.ts';

const from = tables<{
  moderation_actions: typeof moderationActions;
  suspensions: typeof suspensions;
  users: typeof users;
}>();

type Ask = Pick<UseCase<unknown>, 'principal' | 'db' | 'query' | 'emit' | 'now' | 'services'>;

export interface Measure {
  readonly actionType: ActionType;
  readonly targetUserId: number;
  readonly nameHidden?: boolean;
  readonly reason: string;
  readonly severity: Severity;
  readonly expiresAt?: string | undefined;
  readonly forGood?: boolean | undefined;
  readonly contentType?: ReportContentType | undefined;
  readonly contentId?: number | undefined;
  readonly caseId?: number | undefined;
  readonly rule?: string | undefined;
  /** What it is about, in the words of whoever it is against. */
  readonly words: string;
}

const day = 86_400_000;
/** Days of a suspension for which no end was chosen. One that is to be for good holds so long until somebody agrees. */
const suspensionDays: Readonly<Record<Severity, number>> = { low: 1, moderate: 7, severe: 30, critical: 90 };
const longestDays = 366;

function endOf({ actionType, severity, expiresAt }: Measure, now: Date): string | null {
  if (actionType !== 'user_suspended') return null;
  if (expiresAt === undefined) return new Date(now.getTime() + suspensionDays[severity] * day).toISOString();
  const ahead = Date.parse(expiresAt) - now.getTime();
  if (ahead <= 0 || ahead > longestDays * day) {
    const message = 'Choose a time in the future, within a year. For longer, suspend permanently.';
    throw problem.invalid([{ field: 'expiresAt', rule: 'range', message }]);
  }
  return expiresAt;
}

const target = statement((v: { id: number }) =>
  from
    .selectFrom('users as u')
    .select((e) => sql<boolean>`${e.ref('u.roles')} && array['moderator', 'admin', 'duty']`.as('guards'))
    .where('u.id', '=', v.id),
);

async function assertPossible({ principal, query }: Ask, { targetUserId, actionType }: Measure): Promise<void> {
  if (targetUserId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  const [found] = await query(target, { id: targetUserId });
  if (!found) throw problem.conflict('This account no longer exists.');
  if (found.guards && actionType === 'user_suspended') {
    throw problem.conflict(
      'You can’t suspend a moderator or someone with crisis duty. An administrator has to remove the role first.',
    );
  }
}

interface NewAction {
  readonly id: number;
  readonly moderatorId: number;
  readonly targetUserId: number;
  readonly nameHidden: boolean;
  readonly actionType: ActionType;
  readonly reason: string;
  readonly severity: Severity;
  readonly contentType: ReportContentType | null;
  readonly contentId: number | null;
  readonly caseId: number | null;
  readonly rule: string | null;
  readonly snapshot: string;
  readonly expiresAt: string | null;
  readonly forGood: boolean;
  readonly now: string;
}

const add = statement((v: NewAction) =>
  from.insertInto('moderation_actions').values({
    id: v.id,
    moderator_id: v.moderatorId,
    target_user_id: v.targetUserId,
    name_hidden: v.nameHidden,
    action_type: v.actionType,
    reason: v.reason,
    severity: v.severity,
    content_type: v.contentType,
    content_id: v.contentId,
    case_id: v.caseId,
    rule: v.rule,
    snapshot: v.snapshot,
    expires_at: sql<Moment | null>`${v.expiresAt}::timestamptz`,
    for_good: v.forGood,
    created_at: moment(v.now),
  }),
);

/** Does what was decided, records it, and lets the person know. Answers the number of the record. */
export async function enforce(ask: Ask, measure: Measure): Promise<number> {
  const { principal, db, query, emit, now, services } = ask;
  const { actionType, targetUserId, contentType, contentId, severity } = measure;
  await assertPossible(ask, measure);
  const expiresAt = endOf(measure, now);
  if (actionType === 'content_removed') {
    const reportable = contentType === undefined ? undefined : services.reportables.get(contentType);
    if (!reportable?.setRemoved || contentId === undefined) {
      const message = 'You can’t remove this on its own. Warn or suspend instead.';
      throw problem.invalid([{ field: 'resolution', rule: 'impossible', message }]);
    }
    await reportable.setRemoved({ db, query, emit, config: services.config, now, id: contentId }, true);
  }
  // Known before the row is there, since what is sealed is bound to it.
  const id = await nextId(query, 'moderation_actions');
  await query(add, {
    id,
    moderatorId: principal.id,
    targetUserId,
    nameHidden: measure.nameHidden ?? false,
    actionType,
    reason: measure.reason,
    severity,
    contentType: contentType ?? null,
    contentId: contentId ?? null,
    caseId: measure.caseId ?? null,
    rule: measure.rule ?? null,
    snapshot: actionWords.put(services.config, { id }, measure.words),
    expiresAt,
    forGood: actionType === 'user_suspended' && measure.forGood === true,
    now: now.toISOString(),
  });
  if (actionType === 'user_suspended') await settleSuspension(ask, targetUserId);
  const detail = { severity, ...(expiresAt && { expiresAt }), actionId: id };
  const subject = contentType ? `${contentType}:${contentId}` : `user:${targetUserId}`;
  await writeAudit(db, { actorId: principal.id, action: `moderation.${actionType}`, subject, detail }, now);
  await emit(decisionMade, { actionId: id, userId: targetUserId });
  return id;
}

const clear = statement((v: { userId: number }) => from.deleteFrom('suspensions').where('user_id', '=', v.userId));

const settle = statement((v: { userId: number; now: string }) =>
  from
    .insertInto('suspensions')
    .columns(['user_id', 'until'])
    .expression((e) =>
      e
        .selectFrom('moderation_actions as a')
        .select((a) => [
          sql<number>`${v.userId}::int`.as('user_id'),
          sql<Moment | null>`case when not bool_or(${a.ref('a.expires_at')} is null) then max(${a.ref('a.expires_at')}) end`.as(
            'until',
          ),
        ])
        .where('a.target_user_id', '=', v.userId)
        .where('a.action_type', '=', 'user_suspended')
        .where('a.lifted_at', 'is', null)
        .where((a) => a.or([a('a.expires_at', 'is', null), a('a.expires_at', '>', moment(v.now))]))
        .having(sql<boolean>`count(*) > 0`),
    ),
);

/** What holds now follows from all decisions that stand: the longest of them counts. */
export async function settleSuspension({ query, emit, now }: Pick<Ask, 'query' | 'emit' | 'now'>, userId: number) {
  await query(clear, { userId });
  await query(settle, { userId, now: now.toISOString() });
  await emit(suspensionSettled, { userId });
}

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
