import type { Handler } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadSpacePicture as contract } from '../../contract.ts';
import { pictureUrl } from '../posts/post-sql.ts';
import { assertOpen } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';
import { assertWithinLimit } from './room.ts';

/** No transaction is held while a picture is read: with the embedded database that would stop everybody. */
export const uploadSpacePicture: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found,
  query,
  services,
  now,
}) => {
  assertOpen(found);
  await assertWithinLimit(query, principal.id);
  const { files, about } = await services.convert(input.upload, toPicture, undefined);
  const { width, height } = about;
  const contents = [files.full, files.small].map((content) => ({ folder: 'space-pictures', content }));
  return withFiles(services.files, contents, async ([fileKey = '', smallKey = '']) => {
    await assertWithinLimit(query, principal.id);
    const [row] = await query<{ id: number }>(
      'add-space-picture',
      `insert into space_pictures (space_id, owner_id, file_key, small_key, width, height, created_at)
       values ($1::int, $2::int, $3, $4, $5::int, $6::int, $7::timestamptz) returning id`,
      [input.id, principal.id, fileKey, smallKey, width, height, now.toISOString()],
    );
    if (!row) throw new Error('The picture was not noted.');
    return { id: row.id, width, height, url: pictureUrl(input.id, row.id) };
  });
};
