import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteGroupNote as contract } from '../../contract.ts';
import { from } from '../from.ts';

const remove = statement((v: { id: number }) => from.deleteFrom('mentoring_group_notes').where('id', '=', v.id));

export const deleteGroupNote: Handler<typeof contract> = async ({ input: { id }, query }) => {
  await query(remove, { id });
};
