import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type describeProviderImage as contract, providerEdited, providerImageShown } from '../../contract.ts';
import { from } from '../from.ts';
import { readProvider } from '../read-provider.ts';
import { lockImages, makeRoomAt, refreshAddresses } from './rows.ts';

/** A logo stands beside the name and has no words of its own. */
const one = statement((v: { id: number; imageId: number }) =>
  from
    .selectFrom('provider_images')
    .select(['place', 'description', 'version'])
    .where('id', '=', v.imageId)
    .where('provider_id', '=', v.id)
    .where('place', '<>', 'logo')
    .where('deleted_at', 'is', null),
);
const describe = statement((v: { imageId: number; description: string }) =>
  from
    .updateTable('provider_images')
    .set((e) => ({ description: v.description, version: e('version', '+', 1) }))
    .where('id', '=', v.imageId),
);

export const describeProviderImage: Handler<typeof contract> = async (ask) => {
  const { input, query, emit, principal, now } = ask;
  const { id, imageId, version, description } = input;
  await lockImages(query, id);
  const [image] = await query(one, { id, imageId });
  if (!image) throw problem.notFound();
  if (image.version !== version) throw problem.conflict('This has changed since you opened it. Have another look.');
  if (image.description === '') await makeRoomAt(query, id, image.place, now);
  await query(describe, { imageId, description });
  await refreshAddresses(query, id);
  await emit(providerImageShown, { id: imageId });
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
