import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type restoreConnectionPhoto as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { mustHaveRoomAgain, takeTurn } from './room.ts';
import { deletedPhoto, ownPhotoView, type Photo } from './rows.ts';

const bringBack = statement((v: { id: number }) =>
  from.updateTable('connection_photos').set({ deleted_at: null }).where('id', '=', v.id),
);

export const restoreConnectionPhoto: Handler<typeof contract, Photo> = async (useCase) => {
  const { found, query, emit, now, services } = useCase;
  // It is there: a second press changes nothing.
  if (!found.isDeleted) return ownPhotoView(found, services.config);
  await takeTurn(query, found.ownerId);
  const row = await deletedPhoto(query, found.id, now);
  if (!row) throw problem.notFound();
  await mustHaveRoomAgain(query, found.ownerId);
  await query(bringBack, { id: row.id });
  await emit(connectionProfileChanged, { userId: row.ownerId });
  return ownPhotoView(row, services.config);
};
