import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type confirmSupportDraft as contract, supportDraftSettled } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { addDeed } from './acting.ts';
import { type DraftRow, draftedBy, keptIn, removeDraft } from './drafts.ts';
import { from } from './from.ts';

/** One page does it; if that one never came back, another may a minute later. */
const take = statement((v: { id: number; now: string; before: string }) =>
  from
    .updateTable('support_drafts')
    .set({ taken_at: moment(v.now) })
    .where('id', '=', v.id)
    .where((e) => e.or([e('taken_at', 'is', null), e('taken_at', '<', moment(v.before))]))
    .returning('id'),
);
const giveBack = statement((v: { id: number }) =>
  from.updateTable('support_drafts').set({ taken_at: sql<null>`null` }).where('id', '=', v.id),
);

/** The member’s own call, with every rule that it has today. What it refuses stays a draft. */
export const confirmSupportDraft: Handler<typeof contract, DraftRow> = async ({
  found,
  principal,
  services,
  request,
  now,
}) => {
  const { id, grantId, memberId, supporterId, operation } = found;
  const drafted = draftedBy(services.doors, operation);
  const kept = keptIn(services.config, found);
  if (!drafted || !kept) throw problem.conflict('This can no longer be done. Drop it.');
  const taken = await services.transaction(async (db) => {
    const closed = await drafted.door.closed?.({ query: queryIn(db), memberId });
    if (closed) throw problem.refused(closed);
    const before = new Date(now.getTime() - limits.draftTaken).toISOString();
    return queryIn(db)(take, { id, now: now.toISOString(), before });
  });
  if (taken.length === 0) throw problem.conflict('This is being done already. Look again in a minute.');
  const made = await services
    .invoke({ ...kept.call, operation, principal, request, idempotencyKey: `support-draft-${id}` })
    .catch(async (error: unknown) => {
      await services.transaction((db) => queryIn(db)(giveBack, { id }));
      throw error;
    });
  const link = drafted.opens.link(inputOf(kept.call), made.body);
  await services.transaction(async (db, emit) => {
    const query = queryIn(db);
    await removeDraft(query, id);
    const did = `${drafted.opens.did ?? 'prepared something'}, after it was confirmed`;
    await addDeed(query, { memberId, supporterId, did, link, now });
    await emit(supportDraftSettled, { grantId, memberId, supporterId, draftId: id, confirmed: true });
  });
  return { link };
};

/** As a door reads it: all parts of a call in one. */
const inputOf = (call: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }) =>
  Object.assign({}, call.body, call.query, call.params) as Readonly<Record<string, unknown>>;
