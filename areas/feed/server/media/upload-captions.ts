import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { uploadCaptions as contract } from '../../contract.ts';
import { filesDropped, withFiles } from './files.ts';
import { toCaptions } from './kinds.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';

export const uploadCaptions: Handler<typeof contract> = async ({ input, actor, query, services }) => {
  const { files } = await services.convert(input.upload, toCaptions, undefined);
  await withFiles(services.files, [{ folder: 'captions', content: files.captions }], ([key]) =>
    services.transaction(async (db, emit) => {
      const inside = queryIn(db);
      const [row] = await inside<{ oldKey: string | null }>(
        'set-captions',
        `with old as (select id, captions_key from media where id = $1::int and kind = 'video' for update)
          update media m set captions_key = $2 from old where m.id = old.id returning old.captions_key as "oldKey"`,
        [input.id, key],
      );
      if (!row) throw problem.conflict('Captions belong to a clip, and this is a picture.');
      if (row.oldKey) await emit(filesDropped, { keys: [row.oldKey] });
      await tellOfMedia(inside, emit, input.id);
    }),
  );
  return loadMedia(query, actor, input.id);
};
