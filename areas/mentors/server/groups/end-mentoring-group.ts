import { endBookingsOf } from '#areas/bookings/server/public.ts';
import { endContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { endMentoringGroup as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedGroupThanks } from '../seal.ts';
import { answerAsk } from './answer-ask.ts';
import { askRows, kind, lockGroup, mustGoOn } from './rows.ts';
import { tellGroup } from './tell.ts';
import { readGroup } from './view.ts';

const end = statement((v: { id: number; thanks: string; now: string }) =>
  from
    .updateTable('mentoring_groups')
    .set((e) => ({
      state: 'ended',
      is_open: false,
      thanks_sealed: v.thanks,
      ended_at: moment(v.now),
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);
const waiting = statement((v: { id: number }) => askRows().where('q.group_id', '=', v.id).orderBy('q.id'));

export const endMentoringGroup: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { id } = input;
  const userId = principal.id;
  const { config } = services;
  const row = await lockGroup(query, userId, id, input.version);
  mustGoOn(row);
  for (const one of await query(waiting, { id })) await answerAsk({ query, emit, now }, one, 'declined', userId);
  const thanks = input.thanks && sealedGroupThanks.put(config, { id }, input.thanks);
  await query(end, { id, thanks, now: now.toISOString() });
  await endBookingsOf({ query, emit, config, now }, kind, id);
  await endContext({ query, emit, now }, { kind, ref: id });
  await tellGroup({ query, emit }, row, { by: userId, change: 'ended' });
  return readGroup({ query, config, userId, now }, id);
};
