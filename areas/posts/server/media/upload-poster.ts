import type { Handler } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { problem } from '#platform/server/problem.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadPoster as contract } from '../../contract.ts';
import { loadMedia } from './load-media.ts';

export const uploadPoster: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { files } = await services.convert(input.upload, toPicture, undefined);
  const replaced = await withFiles(services.files, [{ folder: 'images', content: files.full }], async ([key]) => {
    const [row] = await query<{ oldKey: string | null }>(
      'set-poster',
      `with old as (select id, small_key from media where id = $1::int and kind = 'video' and post_id is null for update)
        update media m set small_key = $2 from old where m.id = old.id returning old.small_key as "oldKey"`,
      [input.id, key],
    );
    if (!row) throw problem.conflict('You can only set a still before the clip is in a post.');
    return row.oldKey;
  });
  if (replaced) await services.files.delete(replaced);
  return loadMedia(query, principal, input.id);
};
