import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { readMedia as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { fileKeys } from './files.ts';

const stored = statement((v: { id: number }) =>
  from
    .selectFrom('media')
    .select(['kind', 'type', ...fileKeys])
    .where('id', '=', v.id),
);
type Row = RowOf<typeof stored>;

const variants = {
  full: (row: Row) => ({ key: row.fileKey, type: row.type }),
  small: (row: Row) => ({ key: row.kind === 'image' ? row.smallKey : null, type: 'image/webp' }),
  poster: (row: Row) => ({ key: row.kind === 'video' ? row.smallKey : null, type: 'image/webp' }),
  captions: (row: Row) => ({ key: row.captionsKey, type: 'text/vtt; charset=utf-8' }),
  descriptions: (row: Row) => ({ key: row.descriptionsKey, type: 'text/vtt; charset=utf-8' }),
} as const;

export const readMedia: Handler<typeof contract> = async ({ input, query, services }) => {
  const [row] = await query(stored, { id: input.id });
  if (!row) throw problem.notFound();
  const { key, type } = variants[input.variant](row);
  const content = key ? await services.files.open(key) : undefined;
  if (!content) throw problem.notFound();
  return { content, type, visibility: 'private' };
};
