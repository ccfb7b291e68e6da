import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { anyOf, countOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { MeasuredPicture } from './kinds.ts';

const one = statement((v: { id: number }) =>
  from
    .selectFrom('ad_pictures as i')
    .select([
      'i.id',
      'i.account_id as accountId',
      'i.full_key as full',
      'i.small_key as small',
      'i.width',
      'i.height',
      'i.file_name as fileName',
      'i.moving_ms as movingMs',
      'i.flashes',
      sql<boolean>`exists (select 1 from ad_creatives k join ads d on d.creative_id = k.id
        join ad_lineup l on l.ad_id = d.id where k.picture_id = i.id)`.as('isRunning'),
    ])
    .where('i.id', '=', v.id),
);
export type PictureRow = RowOf<typeof one>;
export async function findPicture(query: Query, id: number): Promise<PictureRow | undefined> {
  const [row] = await query(one, { id });
  return row;
}

interface NewPicture extends MeasuredPicture {
  readonly accountId: number;
  readonly full: string;
  readonly small: string;
  readonly fileName: string;
  readonly now: string;
}
const add = statement((v: NewPicture) =>
  from
    .insertInto('ad_pictures')
    .values({
      account_id: v.accountId,
      full_key: v.full,
      small_key: v.small,
      width: v.width,
      height: v.height,
      file_name: v.fileName,
      moving_ms: v.movingMs,
      flashes: v.flashes,
      created_at: moment(v.now),
    })
    .returning('id'),
);
export async function addPicture(query: Query, picture: NewPicture): Promise<number> {
  const [row] = await query(add, picture);
  if (!row) throw new Error('The picture was not stored.');
  return row.id;
}

const unused = sql<boolean>`not exists (select 1 from ad_creatives k where k.picture_id = ad_pictures.id)`;
const waiting = statement((v: { accountId: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('ad_pictures').where('account_id', '=', v.accountId).where(unused)).as('count'),
  ),
);
/** Pictures that no creative shows yet. */
export const unusedOf = async (query: Query, accountId: number): Promise<number> =>
  (await query(waiting, { accountId }))[0]?.count ?? 0;

/** A picture that a creative is about to show is locked, and stays. */
const lockUnused = statement((v: { before: string; after: number; limit: number }) =>
  from
    .selectFrom('ad_pictures')
    .select('id')
    .where('created_at', '<', moment(v.before))
    .where(unused)
    .where('id', '>', v.after)
    .orderBy('id')
    .limit(v.limit)
    .forUpdate()
    .skipLocked(),
);
const drop = statement((v: { ids: readonly number[] }) =>
  from
    .deleteFrom('ad_pictures')
    .where('id', '=', anyOf(v.ids))
    .where(unused)
    .returning(['full_key as full', 'small_key as small']),
);
const page = 500;
/** Keys of their files, by pages. Once they are locked nobody can begin to show them; who has begun before is seen then. */
export async function* dropUnused(query: Query, before: Date): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const rows = await query(lockUnused, { before: before.toISOString(), after, limit: page });
    const gone = await query(drop, { ids: rows.map(({ id }) => id) });
    if (gone.length > 0) yield gone.flatMap(({ full, small }) => [full, small]);
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}

const keep = statement((v: { id: number }) =>
  from.selectFrom('ad_pictures').select('id').where('id', '=', v.id).forKeyShare(),
);
/** Locked, so that nobody drops it before a creative shows it. */
export const keepPicture = (query: Query, id: number | null) => (id === null ? [] : query(keep, { id }));
