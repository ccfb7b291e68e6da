import { type Expression, sql } from 'kysely';
import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, count, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { ShareContent, WellnessShare } from '../../contract/shares.ts';
import { from } from '../from.ts';
import { type Diary, openRows, shown } from '../records.ts';
import { aroundOf } from '../view.ts';

const stored = () =>
  from
    .selectFrom('wellness_shares as s')
    .select((e) => [
      's.id',
      's.user_id as userId',
      's.record_id as recordId',
      's.recipient_id as recipientId',
      's.token_hash as tokenHash',
      's.code_hash as codeHash',
      's.wrong_codes as wrongCodes',
      isoTime(e.ref('s.until')).as('until'),
      sql<string | null>`${e.ref('s.from_day')}::text`.as('fromDay'),
      sql<string | null>`${e.ref('s.to_day')}::text`.as('toDay'),
      's.notes',
      's.scales',
      's.medicines',
      sql<
        string | null
      >`case when ${e.ref('s.ended_at')} is not null then ${isoTime(e.ref('s.ended_at') as never)} end`.as('endedAt'),
    ]);

const mine = statement((v: { userId: number }) => stored().where('s.user_id', '=', v.userId).orderBy('s.id', 'desc'));
const one = statement((v: { userId: number; id: number }) =>
  stored().where('s.user_id', '=', v.userId).where('s.id', '=', v.id),
);
const ofRecord = statement((v: { userId: number; recordId: number }) =>
  stored().where('s.user_id', '=', v.userId).where('s.record_id', '=', v.recordId),
);
/** To open: held, so that of wrong codes at one moment each counts. Its owner and the reader may come across each other. */
const byToken = statement((v: { tokenHash: string; viewer: number }) =>
  stored()
    .where('s.token_hash', '=', v.tokenHash)
    .where((e) => notBlocked(v.viewer, e.ref('s.user_id')))
    .forUpdate('s'),
);
export type ShareRow = RowOf<typeof one>;

export const sharesOf = (query: Query, userId: number) => query(mine, { userId });
export async function findShare(query: Query, userId: number, id: number): Promise<ShareRow | undefined> {
  const [row] = await query(one, { userId, id });
  return row;
}
export async function findByRecord(query: Query, userId: number, recordId: number): Promise<ShareRow | undefined> {
  const [row] = await query(ofRecord, { userId, recordId });
  return row;
}
export async function findByToken(query: Query, tokenHash: string, viewer: number): Promise<ShareRow | undefined> {
  const [row] = await query(byToken, { tokenHash, viewer });
  return row;
}

/** In the share `s`: entries that its owner shows to a health team, of its days; and medicines where it has them. */
export const covered = (e: { ref(name: never): Expression<unknown> }) => {
  const of = (name: string) => e.ref(name as never);
  return sql<boolean>`(
    ${of('r.user_id')} = ${of('s.user_id')} and ${of('r.deleted_at')} is null and (
      (${of('r.kind')} = 'entry' and ${of('r.share_with_healthcare')} and not ${of('r.is_private')}
        and (${of('s.from_day')} is null or ${of('r.day')} >= ${of('s.from_day')})
        and (${of('s.to_day')} is null or ${of('r.day')} <= ${of('s.to_day')}))
      or (${of('r.kind')} = 'medicine' and ${of('s.medicines')})))`;
};

const missing = (e: { ref(name: never): Expression<unknown> }) => {
  const of = (name: string) => e.ref(name as never);
  return sql<boolean>`not exists (${from
    .selectFrom('wellness_share_copies as c')
    .select(sql.lit(1).as('one'))
    .where((c) => sql<boolean>`${c.ref('c.share_id')} = ${of('s.id')}`)
    .where((c) => sql<boolean>`${c.ref('c.record_id')} = ${of('r.id')}`)
    .where((c) => sql<boolean>`${c.ref('c.version')} = ${of('r.version')}`)})`;
};

const waiting = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('wellness_shares as s')
    .innerJoin('wellness_records as r', 'r.user_id', 's.user_id')
    .select(['s.id', count.as('count')])
    .where('s.id', '=', anyOf(v.ids))
    .where('s.ended_at', 'is', null)
    .where((e) => covered(e))
    .where((e) => missing(e))
    .groupBy('s.id'),
);
export async function waitingOf(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  return new Map((await query(waiting, { ids })).map((row) => [row.id, row.count]));
}

const gaps = statement((v: { shareId: number; limit: number }) =>
  shown()
    .innerJoin('wellness_shares as s', 's.user_id', 'r.user_id')
    .where('s.id', '=', v.shareId)
    .where('s.ended_at', 'is', null)
    .where((e) => covered(e))
    .where((e) => missing(e))
    .orderBy('r.id')
    .limit(v.limit),
);
export const gapsOf = (query: Query, shareId: number, limit: number) => query(gaps, { shareId, limit });

const openings = statement((v: { ids: readonly number[] }) =>
  from
    .selectFrom('wellness_share_openings as o')
    .select((e) => ['o.share_id as shareId', 'o.by_id as byId', isoTime(e.ref('o.at')).as('at')])
    .where('o.share_id', '=', anyOf(v.ids))
    .orderBy('o.id', 'desc'),
);
const records = statement((v: { userId: number; ids: readonly number[] }) =>
  shown().where('r.user_id', '=', v.userId).where('r.id', '=', anyOf(v.ids)),
);
const blocked = statement((v: { userId: number; ids: readonly number[] }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', anyOf(v.ids))
    .where((e) => notBlocked(v.userId, e.ref('u.id'))),
);

const mostOpenings = 100;

export async function shareViews(diary: Diary, shares: readonly ShareRow[]): Promise<WellnessShare[]> {
  const { query, userId } = diary;
  const ids = shares.map(({ id }) => id);
  const rows = await query(records, { userId, ids: shares.map(({ recordId }) => recordId) });
  const opened = new Map((await openRows<ShareContent>(diary, rows)).map((one) => [one.row.id, one]));
  const waits = await waitingOf(query, ids);
  const log = await query(openings, { ids });
  const named = [...log.map(({ byId }) => byId), ...shares.map(({ recipientId }) => recipientId)];
  const known = [...new Set(named.flatMap((id) => (id === null ? [] : [id])))];
  const seen = (await query(blocked, { userId, ids: known })).map(({ id }) => id);
  const people = await peopleOf(query, seen);
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return shares.flatMap((share) => {
    const one = opened.get(share.recordId);
    if (!one) return [];
    const { id, recipientId, until, fromDay, toDay, notes, scales, medicines, codeHash, endedAt } = share;
    const own = log.filter(({ shareId }) => shareId === id).slice(0, mostOpenings);
    return [
      {
        ...aroundOf(one.row, one.opened),
        id,
        covers: { from: fromDay, to: toDay, notes, scales, medicines },
        recipient: personOf(recipientId),
        until,
        hasCode: codeHash !== null,
        endedAt,
        openings: own.map(({ at, byId }) => ({ at, by: personOf(byId) })),
        waiting: waits.get(id) ?? 0,
      },
    ];
  });
}

/** Its owner’s list has changed, and that of the member it is for. */
export async function tellShare(emit: Emit, share: Pick<ShareRow, 'userId' | 'recipientId'>): Promise<void> {
  for (const userId of [share.userId, share.recipientId]) if (userId !== null) await emit(wellnessChanged, { userId });
}

const setEnded = statement((v: { id: number; now: string }) =>
  from
    .updateTable('wellness_shares')
    .set({ ended_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('ended_at', 'is', null),
);
const dropCopies = statement((v: { id: number }) =>
  from.deleteFrom('wellness_share_copies').where('share_id', '=', v.id),
);

/** No one opens it again, and nothing is left to open. */
export async function endShare(query: Query, id: number, now: Date): Promise<void> {
  await query(setEnded, { id, now: now.toISOString() });
  await query(dropCopies, { id });
}
