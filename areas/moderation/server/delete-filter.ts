import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteFilter as contract } from '../contract.ts';
import { from } from './filter-sql.ts';

const remove = statement((v: { id: number }) => from.deleteFrom('moderation_filters').where('id', '=', v.id));

export const deleteFilter: Handler<typeof contract> = async ({ input, query }) => {
  await query(remove, { id: input.id });
  return undefined;
};
