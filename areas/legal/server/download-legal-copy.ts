import { assertConfirmed } from '#areas/account/server/public.ts';
import type { Content } from '#platform/contract/operation.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import type { Files } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type downloadLegalCopy as contract, legalRequestChanged } from '../contract.ts';
import { from } from './from.ts';
import { type RequestRow, subjectOf } from './rows.ts';
import { tellDue } from './tell-due.ts';

const given = statement((v: { id: number; now: string }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({ given_at: moment(v.now), version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('given_at', 'is', null)
    .returning('id'),
);

/** Each download is in the audit log; with the first one it is given, and the member is told unless a law forbids it. */
export async function give(
  { db, emit, now }: { db: Db; emit: Emit; now: Date },
  id: number,
  by: number,
): Promise<void> {
  const query = queryIn(db);
  await writeAudit(db, { actorId: by, action: 'legal.download', subject: subjectOf(id) }, now);
  const first = await query(given, { id, now: now.toISOString() });
  if (first.length === 0) return;
  await tellDue({ db, query, emit, now });
  await emit(legalRequestChanged, { requestId: id });
}

/** What a second administrator has approved; a refusal otherwise. */
export async function approvedCopy(
  { state, fileKey, expiresAt, copy }: RequestRow,
  files: Files,
  now: Date,
): Promise<Content> {
  if (state === 'waiting') throw problem.conflict('A second administrator has to approve this request first.');
  const isKept = state === 'approved' && copy === 'ready' && expiresAt !== null && new Date(expiresAt) > now;
  const content = isKept && fileKey ? await files.open(fileKey) : undefined;
  if (!content) throw problem.gone('This copy is no longer kept.');
  return content;
}

export const downloadLegalCopy: Handler<typeof contract, RequestRow> = async ({
  found,
  principal,
  db,
  now,
  services,
}) => {
  await assertConfirmed(db, principal, now);
  const { id, recordedAt } = found;
  const content = await approvedCopy(found, services.files, now);
  await services.transaction((within, emit) => give({ db: within, emit, now }, id, principal.id));
  return { content, type: 'application/zip', name: `doorways-request-${id}-${recordedAt.slice(0, 10)}.zip` };
};
