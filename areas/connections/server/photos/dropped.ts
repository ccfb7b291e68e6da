import { type Job, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { connectionPhotosDropped } from '../../contract.ts';
import { removeChecksOf } from '../checks/take-back-check.ts';
import { from } from '../from.ts';
import { undoUntil } from './rows.ts';

const keys = ['full_key as fullKey', 'small_key as smallKey', 'blurred_key as blurredKey'] as const;

const dropAll = statement((v: { ownerId: number }) =>
  from.deleteFrom('connection_photos').where('owner_id', '=', v.ownerId).returning(keys),
);
const dropDeleted = statement((v: { before: string }) =>
  from.deleteFrom('connection_photos').where('deleted_at', '<=', moment(v.before)).returning(keys),
);

interface Keys {
  readonly fullKey: string;
  readonly smallKey: string;
  readonly blurredKey: string;
}
const keysOf = (rows: readonly Keys[]) => rows.flatMap((row) => [row.fullKey, row.smallKey, row.blurredKey]);

/** The rows of a member go; answers the keys of their files. */
export const removePhotosOf = async (query: Query, ownerId: number): Promise<string[]> =>
  keysOf(await query(dropAll, { ownerId }));

export interface Ask {
  readonly query: Query;
  readonly emit: Emit;
}

const dropDeletedOf = statement((v: { ownerId: number }) =>
  from
    .deleteFrom('connection_photos')
    .where('owner_id', '=', v.ownerId)
    .where('deleted_at', 'is not', null)
    .returning(keys),
);

async function drop(emit: Emit, gone: readonly string[]): Promise<void> {
  if (gone.length > 0) await emit(connectionPhotosDropped, { keys: [...gone] });
}

/** Photos and the pictures of checks. */
export const dropPicturesOf = async ({ query, emit }: Ask, userId: number): Promise<void> =>
  drop(emit, [...(await removePhotosOf(query, userId)), ...(await removeChecksOf(query, userId))]);

/** What the member deleted can no longer come back. */
export const dropDeletedPhotosOf = async ({ query, emit }: Ask, ownerId: number): Promise<void> =>
  drop(emit, keysOf(await query(dropDeletedOf, { ownerId })));

/** What its owner deleted goes for good when it can no longer come back: rows first, files after commit. */
export const sweepPhotos: Job['run'] = async ({ db, emit, now }) => {
  await drop(emit, keysOf(await queryIn(db)(dropDeleted, { before: undoUntil(now) })));
};

export const deletePhotoFiles = on(connectionPhotosDropped, 'connections.deletePhotos', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
