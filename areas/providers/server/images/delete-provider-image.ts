import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import {
  providerEdited,
  type deleteProviderImage as removeContract,
  type restoreProviderImage as restoreContract,
} from '../../contract.ts';
import { from } from '../from.ts';
import { readProvider } from '../read-provider.ts';
import { assertInGallery } from './room.ts';
import { lockImages, makeRoomAt, refreshAddresses, undoSince } from './rows.ts';

const remove = statement((v: { id: number; imageId: number; now: string }) =>
  from
    .updateTable('provider_images')
    .set({ deleted_at: moment(v.now) })
    .where('id', '=', v.imageId)
    .where('provider_id', '=', v.id)
    .where('deleted_at', 'is', null)
    .returning('id'),
);

/** From now on no one is shown it; the sweep takes row and files once it can no longer come back. */
export const deleteProviderImage: Handler<typeof removeContract> = async (ask) => {
  const { input, query, emit, principal, now } = ask;
  const { id, imageId } = input;
  await lockImages(query, id);
  const [gone] = await query(remove, { id, imageId, now: now.toISOString() });
  if (!gone) throw problem.notFound();
  await refreshAddresses(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};

const deleted = statement((v: { id: number; imageId: number; since: string }) =>
  from
    .selectFrom('provider_images')
    .select((e) => ['place', 'description', e('deleted_at', 'is', null).as('isThere')])
    .where('id', '=', v.imageId)
    .where('provider_id', '=', v.id)
    .where((e) => e.or([e('deleted_at', 'is', null), e('deleted_at', '>', moment(v.since))])),
);
const bringBack = statement((v: { imageId: number }) =>
  from.updateTable('provider_images').set({ deleted_at: null }).where('id', '=', v.imageId),
);

/** A second press changes nothing. A logo or banner that took its place meanwhile makes room again. */
export const restoreProviderImage: Handler<typeof restoreContract> = async (ask) => {
  const { input, query, emit, principal, now } = ask;
  const { id, imageId } = input;
  await lockImages(query, id);
  const [image] = await query(deleted, { id, imageId, since: undoSince(now) });
  if (!image) throw problem.notFound();
  if (image.isThere) return readProvider(ask, id);
  await assertInGallery(query, id, image.place);
  if (image.place === 'logo' || image.description !== '') await makeRoomAt(query, id, image.place, now);
  await query(bringBack, { imageId });
  await refreshAddresses(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
