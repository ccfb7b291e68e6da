import { sql } from 'kysely';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type openWellnessShare as contract, diaryShareEnded, type OpenedShare } from '../../contract/shares.ts';
import { limits } from '../../pure/limits.ts';
import type { Kind } from '../../pure/place.ts';
import { from } from '../from.ts';
import { isCode, tokenHashOf } from './secrets.ts';
import { covered, endShare, findByToken, type ShareRow, tellShare, waitingOf } from './shares.ts';

const countWrong = statement((v: { id: number }) =>
  from
    .updateTable('wellness_shares')
    .set((e) => ({ wrong_codes: e('wrong_codes', '+', 1) }))
    .where('id', '=', v.id),
);
/** What the owner has given is not counted against anybody who has the code. */
const forgiven = statement((v: { id: number }) =>
  from.updateTable('wellness_shares').set({ wrong_codes: 0 }).where('id', '=', v.id),
);
const write = statement((v: { shareId: number; byId: number | null; now: string }) =>
  from.insertInto('wellness_share_openings').values({ share_id: v.shareId, by_id: v.byId, at: moment(v.now) }),
);
/** Of records that it covers still, and that haven’t changed since they were copied. */
const copies = statement((v: { id: number }) =>
  from
    .selectFrom('wellness_share_copies as c')
    .innerJoin('wellness_shares as s', 's.id', 'c.share_id')
    .innerJoin('wellness_records as r', 'r.id', 'c.record_id')
    .select((e) => [
      'r.uid',
      'r.kind',
      sql<string | null>`${e.ref('r.day')}::text`.as('day'),
      isoTime(e.ref('r.at')).as('at'),
      'c.version',
      'c.browser_sealed as sealed',
    ])
    .where('c.share_id', '=', v.id)
    .whereRef('c.version', '=', 'r.version')
    .where((e) => covered(e))
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc'),
);

/** Ended, past its end, for someone else, with a wrong code, or never there: it all looks the same. */
export const openWellnessShare: Handler<typeof contract> = async ({ input, principal, services, now }) => {
  const opened = await services.transaction(async (db, emit): Promise<OpenedShare | undefined> => {
    const query = queryIn(db);
    const share = await findByToken(query, tokenHashOf(input.token), principal.id);
    if (!share || share.endedAt !== null || share.until <= now.toISOString()) return undefined;
    if (share.recipientId !== null && share.recipientId !== principal.id) return undefined;
    if (!rightCode(share)) {
      await query(countWrong, { id: share.id });
      if (share.wrongCodes + 1 < limits.wrongCodes) return undefined;
      await endShare(query, share.id, now);
      await emit(diaryShareEnded, { userId: share.userId, shareId: share.id });
      await tellShare(emit, share);
      return undefined;
    }
    const owner = (await peopleOf(query, [share.userId])).get(share.userId);
    if (!owner) return undefined;
    if (share.wrongCodes > 0) await query(forgiven, { id: share.id });
    await query(write, { shareId: share.id, byId: principal.id || null, now: now.toISOString() });
    await tellShare(emit, share);
    const rows = await query(copies, { id: share.id });
    const { fromDay, toDay, notes, scales, medicines } = share;
    return {
      shareId: share.id,
      owner: owner.displayName,
      until: share.until,
      covers: { from: fromDay, to: toDay, notes, scales, medicines },
      copies: rows.map(({ kind, ...row }) => ({ ...row, kind: kind as Kind })),
      waiting: (await waitingOf(query, [share.id])).get(share.id) ?? 0,
    };
  });
  if (!opened) throw problem.notFound();
  return opened;

  function rightCode({ tokenHash, codeHash }: ShareRow) {
    return codeHash === null || isCode(services.config, { tokenHash, codeHash }, input.code);
  }
};
