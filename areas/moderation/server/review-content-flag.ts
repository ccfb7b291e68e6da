import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type reviewContentFlag as contract, moderationChanged } from '../contract.ts';
import { enforce } from './actions.ts';
import { type FlagRow, flagsText, viewFlag } from './load-flags.ts';

/** MOD-17. */
export const reviewContentFlag: Handler<typeof contract> = async (ask) => {
  const { input, principal, db, query, emit, services, now } = ask;
  const { outcome } = input;
  const [flag] = await query<FlagRow>('flag-hold', `${flagsText} where f.id = $1::int for update`, [input.id]);
  if (!flag) throw problem.notFound();
  if (flag.isResolved) throw problem.conflict('Another moderator has already reviewed this flag.');
  const thing = await services.reportables.get(flag.contentType)?.read({ query, id: flag.contentId });
  if (thing?.authorId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  if (outcome !== 'dismissed') {
    if (!thing) throw problem.conflict('This has since been deleted. You can dismiss the flag.');
    if (!input.moderatorNotes) {
      const message = 'Write what is wrong. The person will read it.';
      throw problem.invalid([{ field: 'moderatorNotes', rule: 'required', message }]);
    }
    await enforce(ask, {
      actionType: outcome,
      targetUserId: thing.authorId,
      nameHidden: thing.nameHidden ?? false,
      reason: input.moderatorNotes,
      severity: input.severity,
      expiresAt: input.expiresAt,
      forGood: input.forGood,
      contentType: flag.contentType,
      contentId: flag.contentId,
      rule: flag.flagType,
      words: thing.text,
    });
  }
  await query(
    'flag-resolve',
    'update content_flags set resolved_at = $2::timestamptz, resolved_by_id = $3::int, outcome = $4 where id = $1::int',
    [flag.id, now.toISOString(), principal.id, outcome],
  );
  const detail = { outcome };
  await writeAudit(db, { actorId: principal.id, action: 'moderation.flag', subject: `flag:${flag.id}`, detail }, now);
  await emit(moderationChanged, { caseId: null });
  return { ...viewFlag(flag), isResolved: true };
};
