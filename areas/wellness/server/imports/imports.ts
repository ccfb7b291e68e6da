import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { LastImport } from '../../contract/imports.ts';
import { from } from '../from.ts';
import type { Diary } from '../records.ts';

const begin = statement((v: { userId: number; uid: string; now: string }) =>
  from
    .insertInto('wellness_imports')
    .values({ user_id: v.userId, uid: v.uid, at: moment(v.now) })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet((e) => ({ uid: e.ref('excluded.uid'), at: e.ref('excluded.at') }))
        .whereRef('wellness_imports.uid', '<>', 'excluded.uid'),
    )
    .returning('user_id'),
);
const forgetAdded = statement((v: { userId: number }) =>
  from.deleteFrom('wellness_imported').where('user_id', '=', v.userId),
);
const forget = statement((v: { userId: number }) =>
  from.deleteFrom('wellness_imports').where('user_id', '=', v.userId),
);

/** Another import than the last one takes its place. */
export async function beginImport({ query, userId, now }: Diary, uid: string): Promise<void> {
  const [other] = await query(begin, { userId, uid, now: now.toISOString() });
  if (other) await query(forgetAdded, { userId });
}

const add = statement((v: { userId: number; recordId: number; version: number }) =>
  from
    .insertInto('wellness_imported')
    .values({ user_id: v.userId, record_id: v.recordId, version: v.version })
    .onConflict((on) => on.column('record_id').doUpdateSet((e) => ({ version: e.ref('excluded.version') }))),
);
export const addImported = ({ query, userId }: Diary, recordId: number, version: number) =>
  query(add, { userId, recordId, version });

const named = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_imports as i')
    .select((e) => ['i.uid', isoTime(e.ref('i.at')).as('at')])
    .where('i.user_id', '=', v.userId),
);
/** Of what was added, what the member hasn’t deleted. */
const counts = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_imported as a')
    .innerJoin('wellness_records as r', 'r.id', 'a.record_id')
    .select((e) => [e('a.version', '=', e.ref('r.version')).as('isSame'), count.as('count')])
    .where('a.user_id', '=', v.userId)
    .where('r.deleted_at', 'is', null)
    .groupBy('isSame'),
);

/** Null: there is none, or nothing of it is as it was imported. */
export async function lastImport(query: Query, userId: number): Promise<LastImport | null> {
  const [last] = await query(named, { userId });
  const rows = last ? await query(counts, { userId }) : [];
  const countOf = (same: boolean) => rows.find(({ isSame }) => isSame === same)?.count ?? 0;
  const unchanged = countOf(true);
  return last && unchanged > 0 ? { ...last, unchanged, changed: countOf(false) } : null;
}

const remove = statement((v: { userId: number; now: string }) =>
  from
    .updateTable('wellness_records')
    .from('wellness_imported as a')
    .set((e) => ({ deleted_at: moment(v.now), version: e('wellness_records.version', '+', 1) }))
    .where('a.user_id', '=', v.userId)
    .whereRef('wellness_records.id', '=', 'a.record_id')
    .whereRef('wellness_records.version', '=', 'a.version')
    .where('wellness_records.user_id', '=', v.userId)
    .where('wellness_records.deleted_at', 'is', null)
    .returning('wellness_records.id'),
);

/** Deletes what is as it was imported; how many entries that were. */
export async function undoLast({ query, userId, now }: Diary): Promise<number> {
  const gone = await query(remove, { userId, now: now.toISOString() });
  await query(forgetAdded, { userId });
  await query(forget, { userId });
  return gone.length;
}
