import type { Handler } from '#platform/server/area.ts';
import { toPicture } from '#platform/server/convert/kinds.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { withFiles } from '#platform/server/with-files.ts';
import type { uploadPoster as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { loadMedia } from './load-media.ts';

const replace = statement((v: { id: number; key: string }) =>
  from
    .updateTable('media as m')
    .from(
      from
        .selectFrom('media')
        .select(['id', 'small_key'])
        .where('id', '=', v.id)
        .where('kind', '=', 'video')
        .where('post_id', 'is', null)
        .forUpdate()
        .as('old'),
    )
    .set({ small_key: v.key })
    .whereRef('m.id', '=', 'old.id')
    .returning('old.small_key as oldKey'),
);

export const uploadPoster: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { files } = await services.convert(input.upload, toPicture, undefined);
  const replaced = await withFiles(services.files, [{ folder: 'images', content: files.full }], async ([key]) => {
    const [row] = await query(replace, { id: input.id, key });
    if (!row) throw problem.conflict('You can only set a still before the clip is in a post.');
    return row.oldKey;
  });
  if (replaced) await services.files.delete(replaced);
  return loadMedia(query, principal, input.id);
};
