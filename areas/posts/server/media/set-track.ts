import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { etagOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadCaptions, uploadDescriptions } from '../../contract.ts';
import { from } from '../from.ts';
import { filesDropped } from './files.ts';
import { toCaptions } from './kinds.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';

const refusals = {
  captions: 'You can only add captions to a clip. This is a picture.',
  descriptions: 'You can only add audio description to a clip. This is a picture.',
} as const;
type Track = keyof typeof refusals;
const changed = {
  captions: 'The captions were changed somewhere else. Copy your words, then open the captions again.',
  descriptions: 'The audio description was changed somewhere else. Copy your words, then open it again.',
} as const;

const lock = choice((track: Track) =>
  statement((v: { id: number }) =>
    from
      .selectFrom('media')
      .select(`${track}_key as oldKey`)
      .where('id', '=', v.id)
      .where('kind', '=', 'video')
      .forUpdate(),
  ),
);

const write = choice((track: Track) =>
  statement((v: { id: number; key: string }) =>
    from
      .updateTable('media')
      .set(track === 'captions' ? { captions_key: v.key } : { descriptions_key: v.key })
      .where('id', '=', v.id),
  ),
);

/** Words with times that belong to a clip: what is said in it, or what is to be seen. */
export const setTrack =
  (track: Track): Handler<typeof uploadCaptions> & Handler<typeof uploadDescriptions> =>
  async ({ input, principal, query, services }) => {
    const { files } = await services.convert(input.upload, toCaptions, undefined);
    await withFiles(services.files, [{ folder: track, content: files.captions }], ([key]) =>
      services.transaction(async (db, emit) => {
        const inside = queryIn(db);
        const [row] = await inside(lock(track), { id: input.id });
        if (!row) throw problem.conflict(refusals[track]);
        const { oldKey } = row;
        if (input.replaces && input.replaces !== (oldKey ? etagOf(oldKey) : 'none'))
          throw problem.conflict(changed[track]);
        await inside(write(track), { id: input.id, key });
        if (oldKey) await emit(filesDropped, { keys: [oldKey] });
        await tellOfMedia(inside, emit, input.id);
      }),
    );
    return loadMedia(query, principal, input.id);
  };
