import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, statement } from '#platform/server/statement.ts';
import { type orderProviderImages as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import { readProvider } from '../read-provider.ts';
import { galleryIds, lockImages } from './rows.ts';

const placeIn = (ids: Given<readonly number[]>) => sql<number>`array_position(${ids}::int[], id)`;
const reorder = statement((v: { id: number; ids: readonly number[] }) =>
  from
    .updateTable('provider_images')
    .set({ position: placeIn(v.ids) })
    .where('provider_id', '=', v.id)
    .where('place', '=', 'gallery')
    .where('deleted_at', 'is', null),
);

export const orderProviderImages: Handler<typeof contract> = async (ask) => {
  const { input, query, emit, principal } = ask;
  const { id, ids } = input;
  await lockImages(query, id);
  const before = await galleryIds(query, id);
  const isAll = ids.length === before.length && new Set(ids).size === ids.length;
  if (!isAll || before.some((one) => !ids.includes(one))) {
    throw problem.conflict('The pictures have changed since you opened them. Have another look.');
  }
  await query(reorder, { id, ids });
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
