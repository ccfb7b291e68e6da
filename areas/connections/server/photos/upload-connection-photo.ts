import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadConnectionPhoto as contract, OwnPhoto } from '../../contract.ts';
import { from } from '../from.ts';
import { toPhoto } from './kinds.ts';
import { mustHaveRoom, takeTurn } from './room.ts';

interface NewPhoto {
  readonly ownerId: number;
  readonly fullKey: string;
  readonly smallKey: string;
  readonly blurredKey: string;
  readonly width: number;
  readonly height: number;
}

const add = statement((v: NewPhoto & { now: string }) =>
  from
    .insertInto('connection_photos')
    .values({
      owner_id: v.ownerId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from connection_photos where owner_id = ${v.ownerId})`,
      full_key: v.fullKey,
      small_key: v.smallKey,
      blurred_key: v.blurredKey,
      width: v.width,
      height: v.height,
      created_at: moment(v.now),
    })
    .returning(['id', 'width', 'height', 'version']),
);

async function addPhoto(query: Query, photo: NewPhoto, now: Date): Promise<OwnPhoto> {
  await takeTurn(query, photo.ownerId);
  await mustHaveRoom(query, photo.ownerId);
  const [row] = await query(add, { ...photo, now: now.toISOString() });
  if (!row) throw new Error('The photo was not written.');
  return { ...row, description: '' };
}

/** No transaction is held while the picture is read: with the embedded database that would stop everybody. */
export const uploadConnectionPhoto: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  await mustHaveRoom(query, principal.id);
  const { files, about } = await services.convert(input.upload, toPhoto, undefined);
  const contents = [files.full, files.small, files.blurred].map((content) => ({ folder: 'connections', content }));
  return withFiles(services.files, contents, ([fullKey = '', smallKey = '', blurredKey = '']) =>
    services.transaction((db) =>
      addPhoto(queryIn(db), { ownerId: principal.id, fullKey, smallKey, blurredKey, ...about }, now),
    ),
  );
};
