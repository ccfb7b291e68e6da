import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type leaveVrVoice as contract, vrRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import type { Visit } from '../visits/rows.ts';

const leave = statement((v: { id: number }) =>
  from
    .updateTable('vr_visits')
    .set({ voice_at: null })
    .where('id', '=', v.id)
    .where('voice_at', 'is not', null)
    .returning('id'),
);

export const leaveVrVoice: Handler<typeof contract, Visit> = async (useCase) => {
  const { input, found, principal, query, emit, services } = useCase;
  if ((await query(leave, { id: found.id })).length > 0) await emit(vrRoomChanged, { spaceId: input.id });
  services.forwarder?.leave(String(input.id), principal.id);
  return undefined;
};
