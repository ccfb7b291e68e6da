import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteWritingProgress as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { progressOf } from './progress-of.ts';

const removeAll = statement((v: { userId: number }) =>
  from.deleteFrom('writing_checks').where('user_id', '=', v.userId),
);

export const deleteWritingProgress: Handler<typeof contract> = async ({ principal, query }) => {
  await query(removeAll, { userId: principal.id });
  return progressOf(query, principal.id);
};
