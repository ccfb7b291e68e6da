import { assertConfirmed } from '#areas/account/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import {
  type approveLegalRequest as approve,
  legalCopiesOver,
  legalRequestChanged,
  legalRequestSettled,
  type refuseLegalRequest as refuse,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { type RequestRow, readRequest, subjectOf } from './rows.ts';

interface Decided {
  readonly id: number;
  readonly by: number;
  readonly reason: string;
  readonly now: string;
}

const approved = statement((v: Decided & { expiresAt: string }) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({
      state: 'approved',
      decided_by: v.by,
      decided_at: moment(v.now),
      reason: v.reason,
      expires_at: moment(v.expiresAt),
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

const refused = statement((v: Decided) =>
  from
    .updateTable('legal_requests')
    .set((e) => ({
      state: 'refused',
      decided_by: v.by,
      decided_at: moment(v.now),
      reason: v.reason,
      copy: 'gone',
      file_key: null,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

type Ask = UseCase<{ readonly id: number; readonly reason: string; readonly version: number }, RequestRow>;

async function decide(ask: Ask, doing: () => Promise<string>) {
  const { input, found, principal, db, query, emit, now } = ask;
  await assertConfirmed(db, principal, now);
  if (found.state !== 'waiting') throw problem.conflict('This request was already decided. Load it again.');
  if (found.version !== input.version) throw problem.conflict('This request has changed. Load it again, then decide.');
  const action = await doing();
  const detail = { reason: input.reason };
  await writeAudit(db, { actorId: principal.id, action, subject: subjectOf(found.id), detail }, now);
  await emit(legalRequestSettled, { requestId: found.id });
  await emit(legalRequestChanged, { requestId: found.id });
  return readRequest(query, found.id, principal.id);
}

const decidedBy = ({ input, found, principal, now }: Ask): Decided => ({
  id: found.id,
  by: principal.id,
  reason: input.reason,
  now: now.toISOString(),
});

export const approveLegalRequest: Handler<typeof approve, RequestRow> = (ask) =>
  decide(ask, async () => {
    const { found, principal, query, now } = ask;
    if (found.recordedBy === principal.id)
      throw problem.refused('You recorded this request. A second administrator has to approve it.');
    if (found.copy !== 'ready') throw problem.conflict('The copy isn’t ready. Nothing could be given out yet.');
    const expiresAt = new Date(now.getTime() + limits.keptDays * 86_400_000).toISOString();
    await query(approved, { ...decidedBy(ask), expiresAt });
    return 'legal.approve';
  });

/** By whoever recorded it: a withdrawal. */
export const refuseLegalRequest: Handler<typeof refuse, RequestRow> = (ask) =>
  decide(ask, async () => {
    const { found, principal, query, emit } = ask;
    await query(refused, decidedBy(ask));
    if (found.fileKey) await emit(legalCopiesOver, { fileKeys: [found.fileKey] });
    return found.recordedBy === principal.id ? 'legal.withdraw' : 'legal.refuse';
  });
