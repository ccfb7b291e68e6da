import { type Job, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { providerImagesDropped, providerOwnerChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { type ImageKeys, refreshAddresses, undoSince } from './rows.ts';

const keys = ['full_key as full', 'small_key as small'] as const;
const keysOf = (rows: readonly ImageKeys[]) => rows.flatMap(({ full, small }) => [full, small]);

const dropLeft = statement(() => from.deleteFrom('provider_images').where('provider_id', 'is', null).returning(keys));
const dropDeleted = statement((v: { before: string }) =>
  from.deleteFrom('provider_images').where('deleted_at', '<=', moment(v.before)).returning(keys),
);
const dropAll = statement((v: { id: number }) =>
  from.deleteFrom('provider_images').where('provider_id', '=', v.id).returning(keys),
);

/** Of listings that are gone; answers the keys of the files. */
export const dropLeftImages = async (query: Query): Promise<string[]> => keysOf(await query(dropLeft, {}));

/** Rows first, files after commit. */
export const sweepImages: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const gone = [...(await dropLeftImages(query)), ...keysOf(await query(dropDeleted, { before: undoSince(now) }))];
  if (gone.length > 0) await emit(providerImagesDropped, { keys: gone });
};

/** Without an owner there is no one who could take them down. */
export const ownerLeft = on(providerOwnerChanged, 'providers.dropImages', async ({ event, db, emit }) => {
  if (event.to !== null) return;
  const query = queryIn(db);
  const gone = keysOf(await query(dropAll, { id: event.id }));
  await refreshAddresses(query, event.id);
  if (gone.length > 0) await emit(providerImagesDropped, { keys: gone });
});

export const deleteImageFiles = on(providerImagesDropped, 'providers.deleteImages', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
