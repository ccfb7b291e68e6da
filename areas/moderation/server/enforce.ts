import type { UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type ActionType, decisionMade, type ReportContentType, type Severity } from '../contract.ts';
import { actionWords } from './evidence.ts';
import { nextId } from './next-id.ts';
import { settleSuspension } from './suspend.ts';

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

async function mustBePossible({ principal, query }: Ask, { targetUserId, actionType }: Measure): Promise<void> {
  if (targetUserId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  const [target] = await query<{ guards: boolean }>(
    'moderation-target',
    `select roles && array['moderator', 'admin', 'duty'] as guards from users where id = $1::int`,
    [targetUserId],
  );
  if (!target) throw problem.conflict('This account no longer exists.');
  if (target.guards && actionType === 'user_suspended') {
    throw problem.conflict(
      'You can’t suspend a moderator or someone with crisis duty. An administrator has to remove the role first.',
    );
  }
}

/** Does what was decided, records it, and lets the person know. Answers the number of the record. */
export async function enforce(ask: Ask, measure: Measure): Promise<number> {
  const { principal, db, query, emit, now, services } = ask;
  const { actionType, targetUserId, contentType, contentId } = measure;
  await mustBePossible(ask, measure);
  const expiresAt = endOf(measure, now);
  if (actionType === 'content_removed') {
    const reportable = contentType && services.reportables.get(contentType);
    if (!reportable?.setRemoved || contentId === undefined) {
      const message = 'You can’t remove this on its own. Warn or suspend instead.';
      throw problem.invalid([{ field: 'resolution', rule: 'impossible', message }]);
    }
    await reportable.setRemoved({ db, query, emit, now, id: contentId }, true);
  }
  const actionId = await nextId(query, 'moderation_actions');
  const [action] = await query<{ id: number }>(
    'moderation-act',
    `insert into moderation_actions (id, moderator_id, target_user_id, name_hidden, action_type, reason, severity, content_type,
       content_id, case_id, rule, snapshot, expires_at, for_good, created_at)
     values ($15::int, $1::int, $2::int, $3::boolean, $4, $5, $6, $7, $8::int, $9::int, $10, $11, $12::timestamptz, $13::boolean,
       $14::timestamptz) returning id`,
    [
      principal.id,
      targetUserId,
      measure.nameHidden ?? false,
      actionType,
      measure.reason,
      measure.severity,
      contentType ?? null,
      contentId ?? null,
      measure.caseId ?? null,
      measure.rule ?? null,
      actionWords.put(services.config, { id: actionId }, measure.words),
      expiresAt,
      actionType === 'user_suspended' && measure.forGood === true,
      now.toISOString(),
      actionId,
    ],
  );
  if (!action) throw new Error('We couldn’t save the action.');
  if (actionType === 'user_suspended') await settleSuspension(ask, targetUserId);
  const detail = { severity: measure.severity, ...(expiresAt && { expiresAt }), actionId: action.id };
  const subject = contentType ? `${contentType}:${contentId}` : `user:${targetUserId}`;
  await writeAudit(db, { actorId: principal.id, action: `moderation.${actionType}`, subject, detail }, now);
  await emit(decisionMade, { actionId: action.id, userId: targetUserId });
  return action.id;
}
