import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteMedia as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { fileKeys, filesDropped, keysOf } from './files.ts';

const remove = statement((v: { id: number }) =>
  from.deleteFrom('media').where('id', '=', v.id).where('post_id', 'is', null).returning(fileKeys),
);

export const deleteMedia: Handler<typeof contract> = async ({ input, query, emit }) => {
  const rows = await query(remove, { id: input.id });
  if (rows.length === 0) throw problem.conflict('This is part of a post. Edit the post to remove it.');
  await emit(filesDropped, { keys: keysOf(rows) });
  return { id: input.id };
};
