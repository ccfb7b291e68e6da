import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type createModerationAction as contract, moderationChanged } from '../contract.ts';
import { enforce, readAction } from './actions.ts';

const sameMinutes = 30;

/** MOD-23 comes right after a decision that has done and recorded the same: then that record is completed, not doubled. */
export const createModerationAction: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, services, now } = ask;
  const { contentType, contentId, targetUserId } = input;
  const [same] = await query<{ id: number }>(
    'moderation-act-same',
    `update moderation_actions set reason = $6, severity = $7 where id = (
       select id from moderation_actions where moderator_id = $1::int and target_user_id = $2::int and action_type = $3
         and content_type is not distinct from $4 and content_id is not distinct from $5::int and not name_hidden
         and case_id is not null and lifted_at is null and created_at > $8::timestamptz - make_interval(mins => ${sameMinutes})
       order by created_at desc, id desc limit 1) returning id`,
    [
      principal.id,
      targetUserId,
      input.actionType,
      contentType ?? null,
      contentId ?? null,
      input.reason.trim(),
      input.severity,
      now.toISOString(),
    ],
  );
  const id = same?.id ?? (await enforce(ask, { ...input, reason: input.reason.trim(), words: await wordsOf() }));
  const action = await readAction(query, id, now);
  if (!action) throw problem.notFound();
  await emit(moderationChanged, { caseId: null });
  return action;

  async function wordsOf(): Promise<string> {
    if (contentType === undefined && contentId === undefined) return '';
    const thing =
      contentType && contentId !== undefined
        ? await services.reportables.get(contentType)?.read({ query, id: contentId })
        : undefined;
    // Whoever is asked about something under another name would tell who that is.
    if (!thing || thing.nameHidden || thing.authorId !== targetUserId) {
      throw problem.invalid([{ field: 'contentId', rule: 'mismatch', message: 'This member didn’t write this.' }]);
    }
    return thing.text;
  }
};
