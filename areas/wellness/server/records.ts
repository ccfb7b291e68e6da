import { type Expression, sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { type After, exactTime, isOlder, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { unopened } from '#platform/server/sealed.ts';
import { anyOf, choice, type Given, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { dayBegins, dayEnds } from '../pure/days.ts';
import type { Kind, RecordPlace } from '../pure/place.ts';
import { DoesNotOpen, generationOf, newUid, openRecord, sealRecord } from '../pure/sealing.ts';
import { from } from './from.ts';
import { type KeyRing, keyRingToWrite, readKeyRing } from './keys/key-ring.ts';

/** What a call sends for a record: its fields, or what the browser made of them. */
export type Sent<Content> =
  | { readonly uid?: string | undefined; readonly content: Content }
  | { readonly uid: string; readonly sealed: string };

export interface Around {
  readonly day?: string | null;
  readonly at: string;
  readonly isPrivate?: boolean;
  readonly shareWithHealthcare?: boolean;
}

/** Whose diary, and with what it is opened and sealed. */
export interface Diary {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  readonly now: Date;
}

/** A record as it is stored, with who wrote it. */
export const shown = () =>
  from
    .selectFrom('wellness_records as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.by_id').on((e) => notBlocked(e.ref('r.user_id'), e.ref('r.by_id'))),
    )
    .select((e) => [
      'r.id',
      'r.user_id as userId',
      'r.uid',
      'r.kind',
      sql<string | null>`${e.ref('r.day')}::text`.as('day'),
      isoTime(e.ref('r.at')).as('at'),
      exactTime(e.ref('r.at')).as('exactly'),
      'r.sealed_content as content',
      'r.browser_sealed as closed',
      'r.generation',
      'r.is_private as isPrivate',
      'r.share_with_healthcare as shareWithHealthcare',
      'r.by_id as byId',
      'r.is_by_helper as isByHelper',
      'u.name as byName',
      'u.username as byUsername',
      'r.version',
      isoTime(e.ref('r.created_at')).as('createdAt'),
      isoTime(e.ref('r.updated_at')).as('updatedAt'),
      sql<boolean>`${e.ref('r.deleted_at')} is not null`.as('isDeleted'),
    ]);

const one = statement((v: { id: number; userId: number }) =>
  shown().where('r.id', '=', v.id).where('r.user_id', '=', v.userId),
);
const byUid = statement((v: { userId: number; uid: string }) =>
  shown().where('r.user_id', '=', v.userId).where('r.uid', '=', v.uid),
);
export type RecordRow = RowOf<typeof one>;

const edge = (day: Given<string | null>, hours: number) =>
  sql`(${day}::date::timestamp at time zone 'UTC' + make_interval(hours => ${sql.lit(hours)}))`;

const isThere = (deleted: Expression<unknown>) => sql<boolean>`${deleted} is null`;

/**
 * One page of a kind, the newest first; from and to are days and may be null. The index is in the order of moments: a
 * day begins and ends in its part of it, so that a week is read and not all that is older.
 */
export const recordsOfKind = choice((kind: Kind) =>
  statement((v: After & { userId: number; from: string | null; to: string | null; limit: number }) =>
    shown()
      .where('r.user_id', '=', v.userId)
      .where('r.kind', '=', kind)
      .where((e) => isThere(e.ref('r.deleted_at')))
      .where((e) => sql<boolean>`(${v.from}::date is null or ${e.ref('r.day')} >= ${v.from}::date)`)
      .where((e) => sql<boolean>`(${v.to}::date is null or ${e.ref('r.day')} <= ${v.to}::date)`)
      .where((e) => sql<boolean>`${e.ref('r.at')} >= coalesce(${edge(v.from, dayBegins)}, '-infinity')`)
      .where((e) => sql<boolean>`${e.ref('r.at')} < coalesce(${edge(v.to, dayEnds)}, 'infinity')`)
      .where((e) => isOlder(e.ref('r.at'), e.ref('r.id'), v))
      .orderBy('r.at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(v.limit),
  ),
);

export const recordsPage = (
  { query, userId }: Diary,
  kind: Kind,
  ask: After & { readonly from: string | null; readonly to: string | null; readonly limit: number },
) => query(recordsOfKind(kind), { userId, ...ask });

export const placeOf = ({ userId, kind, uid, generation }: RecordRow): RecordPlace => ({
  userId,
  kind,
  uid,
  generation,
});

/** What a record says: its content, what only the browser can open, or that it was damaged. */
export type Opened<Content> =
  | { readonly content: Content }
  | { readonly sealed: string }
  | { readonly isDamaged: true };

/** One record that doesn’t open doesn’t hide the others. */
export async function openRow<Content>(ring: KeyRing | undefined, row: RecordRow): Promise<Opened<Content>> {
  if (row.closed !== null) return { sealed: row.closed };
  const key = ring?.keys.get(row.generation);
  try {
    if (!key || row.content === null) throw new DoesNotOpen();
    return { content: (await openRecord(key, placeOf(row), row.content)) as Content };
  } catch (error) {
    if (!(error instanceof DoesNotOpen)) throw error;
    unopened.publish(error);
    return { isDamaged: true };
  }
}

export async function openRows<Content>(diary: Diary, rows: readonly RecordRow[]) {
  const ring = rows.some(({ closed }) => closed === null) ? await readKeyRing(diary) : undefined;
  return Promise.all(rows.map(async (row) => ({ row, opened: await openRow<Content>(ring, row) })));
}

const keysHaveChanged = () =>
  problem.conflict('The key of your diary has changed. Nothing is lost: unlock it again and save once more.');

/** Sealed as the diary is sealed today, or refused: what was sealed with a key of before isn’t kept. */
export async function sealSent<Content>(
  diary: Diary,
  kind: Kind,
  sent: Sent<Content>,
): Promise<{
  readonly uid: string;
  readonly content: string | null;
  readonly closed: string | null;
  generation: number;
}> {
  const { target, keys } = await keyRingToWrite(diary);
  const { generation } = target;
  if ('sealed' in sent) {
    if (target.mode !== 'sealed' || generationOf(sent.sealed) !== generation) throw keysHaveChanged();
    return { uid: sent.uid, content: null, closed: sent.sealed, generation };
  }
  const key = keys.get(generation);
  if (target.mode !== 'recoverable' || !key) throw keysHaveChanged();
  const uid = sent.uid ?? newUid();
  const place = { userId: diary.userId, kind, uid, generation };
  return { uid, content: await sealRecord(key, place, sent.content), closed: null, generation };
}

const add = statement(
  (v: {
    userId: number;
    uid: string;
    kind: string;
    day: string | null;
    at: string;
    content: string | null;
    closed: string | null;
    generation: number;
    isPrivate: boolean;
    shareWithHealthcare: boolean;
    byId: number | null;
    isByHelper: boolean;
    now: string;
  }) =>
    from
      .insertInto('wellness_records')
      .values({
        user_id: v.userId,
        uid: v.uid,
        kind: v.kind,
        day: v.day,
        at: moment(v.at),
        sealed_content: v.content,
        browser_sealed: v.closed,
        generation: v.generation,
        is_private: v.isPrivate,
        share_with_healthcare: v.shareWithHealthcare,
        by_id: v.byId,
        is_by_helper: v.isByHelper,
        created_at: moment(v.now),
        updated_at: moment(v.now),
      })
      .onConflict((on) => on.columns(['user_id', 'uid']).doNothing())
      .returning('id'),
);

/** Keeps a new record. The same uid once more is the record that is already kept, and `isNew` is false. */
export async function addRecord<Content>(
  diary: Diary,
  kind: Kind,
  {
    sent,
    around,
    byId = null,
  }: { readonly sent: Sent<Content>; readonly around: Around; readonly byId?: number | null },
): Promise<{ readonly row: RecordRow; readonly isNew: boolean }> {
  const { query, userId, now } = diary;
  const sealed = await sealSent(diary, kind, sent);
  const { day = null, at, isPrivate = true, shareWithHealthcare = false } = around;
  const values = {
    userId,
    kind,
    day,
    at,
    isPrivate,
    shareWithHealthcare,
    byId,
    isByHelper: byId !== null,
    now: now.toISOString(),
  };
  const [added] = await query(add, { ...sealed, ...values });
  const [row] = await query(byUid, { userId, uid: sealed.uid });
  if (!row) throw new Error('The record was not stored.');
  if (row.kind !== kind) throw problem.conflict('This uid already names something else in your diary. Choose another.');
  return { row, isNew: added !== undefined };
}

const change = statement(
  (v: {
    id: number;
    version: number;
    day: string | null;
    at: string;
    content: string | null;
    closed: string | null;
    generation: number;
    isPrivate: boolean;
    shareWithHealthcare: boolean;
    now: string;
  }) =>
    from
      .updateTable('wellness_records')
      .set((e) => ({
        day: v.day,
        at: moment(v.at),
        sealed_content: v.content,
        browser_sealed: v.closed,
        generation: v.generation,
        is_private: v.isPrivate,
        share_with_healthcare: v.shareWithHealthcare,
        version: e('version', '+', 1),
        updated_at: moment(v.now),
      }))
      .where('id', '=', v.id)
      .where('version', '=', v.version)
      .where('deleted_at', 'is', null)
      .returning('id'),
);

/** Changes a record of the member’s; `found` comes from the policy, so it is theirs. */
export async function changeRecord<Content>(
  diary: Diary,
  found: RecordRow,
  { version, sent, around }: { readonly version: number; readonly sent: Sent<Content>; readonly around: Around },
): Promise<RecordRow> {
  if ('sealed' in sent && sent.uid !== found.uid)
    throw problem.invalid([{ field: 'uid', rule: 'same', message: 'This is the uid of another record.' }]);
  const sealed = await sealSent(diary, found.kind as Kind, { ...sent, uid: found.uid });
  const { day = found.day, at, isPrivate = found.isPrivate, shareWithHealthcare = found.shareWithHealthcare } = around;
  const { uid: _same, ...kept } = sealed;
  const values = { id: found.id, version, day, at, isPrivate, shareWithHealthcare, now: diary.now.toISOString() };
  const [changed] = await diary.query(change, { ...kept, ...values });
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  return readRecord(diary, found.id);
}

export async function findRecord(query: Query, userId: number, id: number): Promise<RecordRow | undefined> {
  const [row] = await query(one, { id, userId });
  return row;
}

export async function findByUid({ query, userId }: Diary, uid: string): Promise<RecordRow | undefined> {
  const [row] = await query(byUid, { userId, uid });
  return row;
}

const several = statement((v: { ids: readonly number[]; userId: number }) =>
  shown().where('r.id', '=', anyOf(v.ids)).where('r.user_id', '=', v.userId),
);
/** Records of the member by their numbers. */
export async function recordsByIds({ query, userId }: Diary, ids: Iterable<number>): Promise<Map<number, RecordRow>> {
  const wanted = [...new Set(ids)];
  const rows = wanted.length > 0 ? await query(several, { ids: wanted, userId }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

const all = statement((v: { userId: number; kind: string }) =>
  shown()
    .where('r.user_id', '=', v.userId)
    .where('r.kind', '=', v.kind)
    .where((e) => isThere(e.ref('r.deleted_at')))
    .orderBy('r.id'),
);
/** All of a kind of which there are few, in the order in which they were added. */
export const allOfKind = ({ query, userId }: Diary, kind: Kind) => query(all, { userId, kind });

export async function readRecord({ query, userId }: Diary, id: number): Promise<RecordRow> {
  const row = await findRecord(query, userId, id);
  if (!row) throw problem.notFound();
  return row;
}

const setDeleted = statement((v: { id: number; now: string }) =>
  from
    .updateTable('wellness_records')
    .set((e) => ({ deleted_at: moment(v.now), version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('deleted_at', 'is', null),
);
const setRestored = statement((v: { id: number }) =>
  from
    .updateTable('wellness_records')
    .set((e) => ({ deleted_at: null, version: e('version', '+', 1) }))
    .where('id', '=', v.id),
);

export const deleteRecord = ({ query, now }: Diary, id: number) => query(setDeleted, { id, now: now.toISOString() });
export const restoreRecord = ({ query }: Diary, id: number) => query(setRestored, { id });

const setAllDeleted = statement((v: { userId: number; uids: readonly string[]; now: string }) =>
  from
    .updateTable('wellness_records')
    .set((e) => ({ deleted_at: moment(v.now), version: e('version', '+', 1) }))
    .where('user_id', '=', v.userId)
    .where('kind', '=', 'entry')
    .where((e) => sql<boolean>`${e.ref('uid')} = any(${v.uids}::text[])`)
    .where('deleted_at', 'is', null)
    .returning('id'),
);
/** Deletes entries by their uids; those that aren’t there are none of it. */
export const deleteEntries = ({ query, userId, now }: Diary, uids: readonly string[]) =>
  query(setAllDeleted, { userId, uids, now: now.toISOString() });

const purge = statement((v: { before: string }) =>
  from.deleteFrom('wellness_records').where('deleted_at', '<', moment(v.before)),
);
/** For how long what was deleted can be restored. */
export const keptDays = 30;
export const purgeDeleted = (query: Query, now: Date) =>
  query(purge, { before: new Date(now.getTime() - keptDays * 86_400_000).toISOString() });

const whole = statement((v: { userId: number }) =>
  shown()
    .where('r.user_id', '=', v.userId)
    .where((e) => isThere(e.ref('r.deleted_at')))
    .orderBy('r.id'),
);
/** Everything that isn’t deleted, for the member’s copy. */
export const wholeDiary = ({ query, userId }: Diary) => query(whole, { userId });
