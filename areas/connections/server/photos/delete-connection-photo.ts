import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type deleteConnectionPhoto as contract } from '../../contract.ts';
import { from } from '../from.ts';
import type { Photo } from './rows.ts';

const remove = statement((v: { id: number; now: string }) =>
  from
    .updateTable('connection_photos')
    .set({ deleted_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('deleted_at', 'is', null)
    .returning('id'),
);

/** From now on nobody is shown it; the sweep takes row and files once it can no longer come back. */
export const deleteConnectionPhoto: Handler<typeof contract, Photo> = async ({ found, query, emit, now }) => {
  const gone = await query(remove, { id: found.id, now: now.toISOString() });
  if (gone.length > 0) await emit(connectionProfileChanged, { userId: found.ownerId });
  return undefined;
};
