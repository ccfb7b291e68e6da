import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { uploadCaptions as contract } from '../../contract.ts';
import { readCaptions, writeCaptions } from '../../pure/webvtt.ts';
import { filesDropped, withFiles } from './files.ts';
import { loadMedia } from './load-media.ts';
import { tellOfMedia } from './media-news.ts';

export const uploadCaptions: Handler<typeof contract> = async ({ input, actor, query, emit, services }) => {
  const cues = readCaptions(new TextDecoder().decode(input.upload.bytes));
  if (!cues) throw problem.unprocessable('No captions were found in this file. It needs to be WebVTT (.vtt).');
  const bytes = new TextEncoder().encode(writeCaptions(cues));
  const replaced = await withFiles(services.files, [{ folder: 'captions', bytes }], async ([key]) => {
    const [row] = await query<{ oldKey: string | null }>(
      'set-captions',
      `with old as (select id, captions_key from media where id = $1::int and kind = 'video' for update)
        update media m set captions_key = $2 from old where m.id = old.id returning old.captions_key as "oldKey"`,
      [input.id, key],
    );
    if (!row) throw problem.conflict('Captions belong to a clip, and this is a picture.');
    return row.oldKey;
  });
  if (replaced) await emit(filesDropped, { keys: [replaced] });
  await tellOfMedia(query, emit, input.id);
  return loadMedia(query, actor, input.id);
};
