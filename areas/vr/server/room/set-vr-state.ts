import type { Handler } from '#platform/server/area.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { type setVrState as contract, vrRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import type { Visit } from '../visits/rows.ts';
import { forgetWords } from '../voice/captions.ts';
import { readRoom } from './view.ts';

const set = statement((v: { id: number; handRaised: boolean; bubble: number }) =>
  from
    .updateTable('vr_visits')
    .set({ hand_raised: v.handRaised, bubble: v.bubble })
    .where('id', '=', v.id)
    .where('left_at', 'is', null),
);

const agree = choice((keepsLog: boolean) =>
  statement((v: { id: number }) => from.updateTable('vr_visits').set({ keeps_log: keepsLog }).where('id', '=', v.id)),
);

export const setVrState: Handler<typeof contract, Visit> = async ({ input, found, principal, query, emit, now }) => {
  const { id: spaceId, handRaised, bubble, keepsLog } = input;
  await query(set, { id: found.id, handRaised, bubble });
  if (keepsLog !== undefined) await query(agree(keepsLog), { id: found.id });
  if (keepsLog === false) await forgetWords(query, spaceId, principal.id);
  await emit(vrRoomChanged, { spaceId });
  return readRoom(query, { id: spaceId, viewer: principal.id, now });
};
