import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type orderConnectionPhotos as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { takeTurn } from './room.ts';
import { ownPhotos, ownPhotoView } from './rows.ts';

const placeIn = (ids: Given<readonly number[]>) => sql<number>`array_position(${ids}::int[], id)`;

const reorder = statement((v: { ownerId: number; ids: readonly number[] }) =>
  from
    .updateTable('connection_photos')
    .set({ position: placeIn(v.ids) })
    .where('owner_id', '=', v.ownerId)
    .where('deleted_at', 'is', null),
);

export const orderConnectionPhotos: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const { ids } = input;
  const userId = principal.id;
  await takeTurn(query, userId);
  const before = await ownPhotos(query, userId);
  const isAll = ids.length === before.length && new Set(ids).size === ids.length;
  if (!isAll || before.some(({ id }) => !ids.includes(id))) {
    throw problem.conflict('Your photos have changed since you opened them. Have another look.');
  }
  await query(reorder, { ownerId: userId, ids });
  await emit(connectionProfileChanged, { userId });
  return (await ownPhotos(query, userId)).map((row) => ownPhotoView(row, services.config));
};
