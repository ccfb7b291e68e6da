import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { withdrawResourceRequest as contract } from '../../contract.ts';
import { from } from './from.ts';

const drop = statement((v: { id: number }) => from.deleteFrom('resource_requests').where('id', '=', v.id));

export const withdrawResourceRequest: Handler<typeof contract> = async ({ input, query }) => {
  await query(drop, { id: input.id });
  return undefined;
};
