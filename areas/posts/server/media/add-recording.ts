import { type Cue, writeCaptions } from '#platform/contract/webvtt.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { contentOf } from '#platform/server/files.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import { from } from '../from.ts';
import { addMedia } from './add-media.ts';
import { toClip } from './kinds.ts';

const caption = statement((v: { id: number; key: string }) =>
  from.updateTable('media').set({ captions_key: v.key }).where('id', '=', v.id),
);

interface Recording {
  /** A whole WebM file, in pieces. */
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly most: { readonly bytes: number; readonly seconds: number };
  readonly captions: readonly Cue[];
  readonly author: Principal;
  readonly now: Date;
}

/**
 * Makes a clip of what was recorded on the way, as an upload would be: read by a process without rights, and without
 * hidden data. `work` says which post it belongs to; when it fails, there is no clip.
 */
export async function addRecording(
  services: Services,
  { pieces, most, captions, author, now }: Recording,
  work: (inside: {
    readonly db: Db;
    readonly query: Query;
    readonly emit: Emit;
    readonly mediaId: number;
  }) => Promise<void>,
): Promise<void> {
  const about = { sender: `m${author.id}`, type: 'video/webm', maxBytes: most.bytes };
  await services.assembled(pieces, about, async (upload) => {
    const { files, about: clip } = await services.convert(upload, toClip, { seconds: most.seconds });
    const track = new TextEncoder().encode(writeCaptions(captions));
    const all = [
      { folder: 'videos', content: files.clip },
      ...(captions.length > 0 ? [{ folder: 'captions', content: contentOf(track) }] : []),
    ];
    await withFiles(services.files, all, ([fileKey = '', captionsKey]) =>
      services.transaction(async (db, emit) => {
        const query = queryIn(db);
        const media = await addMedia(query, author, { kind: 'video', fileKey, smallKey: null, ...clip }, now);
        if (captionsKey !== undefined) await query(caption, { id: media.id, key: captionsKey });
        await work({ db, query, emit, mediaId: media.id });
      }),
    );
  });
}
