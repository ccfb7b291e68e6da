import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadCaptions, uploadDescriptions } from '../../contract.ts';
import { filesDropped } from './files.ts';
import { toCaptions } from './kinds.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';

const refusals = {
  captions: 'Captions belong to a clip, and this is a picture.',
  descriptions: 'Descriptions belong to a clip, and this is a picture.',
} as const;

/** Words with times that belong to a clip: what is said in it, or what is to be seen. */
export const setTrack =
  (track: keyof typeof refusals): Handler<typeof uploadCaptions> & Handler<typeof uploadDescriptions> =>
  async ({ input, actor, query, services }) => {
    const { files } = await services.convert(input.upload, toCaptions, undefined);
    await withFiles(services.files, [{ folder: track, content: files.captions }], ([key]) =>
      services.transaction(async (db, emit) => {
        const inside = queryIn(db);
        const [row] = await inside<{ oldKey: string | null }>(
          `set-${track}`,
          `with old as (select id, ${track}_key from media where id = $1::int and kind = 'video' for update)
            update media m set ${track}_key = $2 from old where m.id = old.id returning old.${track}_key as "oldKey"`,
          [input.id, key],
        );
        if (!row) throw problem.conflict(refusals[track]);
        if (row.oldKey) await emit(filesDropped, { keys: [row.oldKey] });
        await tellOfMedia(inside, emit, input.id);
      }),
    );
    return loadMedia(query, actor, input.id);
  };
