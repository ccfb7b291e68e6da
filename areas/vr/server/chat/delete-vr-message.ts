import type { Handler } from '#platform/server/area.ts';
import { type deleteVrMessage as contract, vrMessageSent } from '../../contract.ts';
import { remove } from './messages.ts';

export const deleteVrMessage: Handler<typeof contract> = async ({ input: { id }, query, emit }) => {
  const [gone] = await query(remove, { id });
  if (gone) await emit(vrMessageSent, { spaceId: gone.spaceId, messageId: id });
  return undefined;
};
