import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { etagOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadCaptions, uploadDescriptions } from '../../contract.ts';
import { filesDropped } from './files.ts';
import { toCaptions } from './kinds.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';

const refusals = {
  captions: 'You can only add captions to a clip. This is a picture.',
  descriptions: 'You can only add audio description to a clip. This is a picture.',
} as const;
const changed = {
  captions: 'The captions were changed somewhere else. Copy your words, then open the captions again.',
  descriptions: 'The audio description was changed somewhere else. Copy your words, then open it again.',
} as const;

/** Words with times that belong to a clip: what is said in it, or what is to be seen. */
export const setTrack =
  (track: keyof typeof refusals): Handler<typeof uploadCaptions> & Handler<typeof uploadDescriptions> =>
  async ({ input, principal, query, services }) => {
    const { files } = await services.convert(input.upload, toCaptions, undefined);
    await withFiles(services.files, [{ folder: track, content: files.captions }], ([key]) =>
      services.transaction(async (db, emit) => {
        const inside = queryIn(db);
        const [row] = await inside<{ oldKey: string | null }>(
          `lock-${track}`,
          `select ${track}_key as "oldKey" from media where id = $1::int and kind = 'video' for update`,
          [input.id],
        );
        if (!row) throw problem.conflict(refusals[track]);
        const { oldKey } = row;
        if (input.replaces && input.replaces !== (oldKey ? etagOf(oldKey) : 'none'))
          throw problem.conflict(changed[track]);
        await inside(`set-${track}`, `update media set ${track}_key = $2 where id = $1::int`, [input.id, key]);
        if (oldKey) await emit(filesDropped, { keys: [oldKey] });
        await tellOfMedia(inside, emit, input.id);
      }),
    );
    return loadMedia(query, principal, input.id);
  };
