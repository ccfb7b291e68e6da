import type { Handler } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { queryIn } from '#platform/server/db.ts';
import { withFiles } from '#platform/server/with-files.ts';
import { type uploadProviderImage as contract, providerEdited } from '../../contract.ts';
import { assertHeld, assertInGallery } from './room.ts';
import { addImage, lockImages, makeRoomAt, refreshAddresses } from './rows.ts';

/** No transaction is held while the picture is read: with the embedded database that would stop everyone. */
export const uploadProviderImage: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, now, services } = ask;
  const { id, place } = input;
  await assertHeld(query, id);
  await assertInGallery(query, id, place);
  const { files, about } = await services.convert(input.upload, toPicture, undefined);
  const contents = [files.full, files.small].map((content) => ({ folder: 'provider-images', content }));
  return withFiles(services.files, contents, ([full = '', small = '']) =>
    services.transaction(async (db, emit) => {
      const inside = queryIn(db);
      await lockImages(inside, id);
      await assertHeld(inside, id);
      await assertInGallery(inside, id, place);
      if (place === 'logo') await makeRoomAt(inside, id, place, now);
      const added = await addImage(inside, { id, place, full, small, ...about, now: now.toISOString() });
      await refreshAddresses(inside, id);
      await emit(providerEdited, { id, ownerId: principal.id });
      return added;
    }),
  );
};
