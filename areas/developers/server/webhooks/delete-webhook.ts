import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { deleteWebhook as contract } from '../../contract.ts';
import { from } from '../from.ts';

const remove = statement((v: { id: number }) => from.deleteFrom('webhooks').where('id', '=', v.id));

export const deleteWebhook: Handler<typeof contract> = async ({ input: { id }, query }) => {
  await query(remove, { id });
  return { id };
};
