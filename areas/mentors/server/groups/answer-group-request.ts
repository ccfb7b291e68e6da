import { joinContext } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { answerGroupRequest as contract } from '../../contract.ts';
import { answerAsk } from './answer-ask.ts';
import { type AskRow, findAsk, kind, lockGroup, mustGoOn } from './rows.ts';
import { tellGroup } from './tell.ts';

/** The group is locked, so that two requests accepted at once are counted one after the other. */
export const answerGroupRequest: Handler<typeof contract, AskRow> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  const mentorId = principal.id;
  const group = await lockGroup(query, mentorId, found.groupId);
  mustGoOn(group);
  const row = await findAsk(query, found.id);
  if (!row) throw problem.conflict('This request no longer waits.');
  if (!input.accept) {
    await answerAsk({ query, emit, now }, row, 'declined', mentorId);
    return;
  }
  if (group.check !== 'checked' && !row.saysAdult) {
    throw problem.conflict('You can accept this request once moderators have checked your profile.');
  }
  if ((group.members ?? 0) >= group.capacity) {
    throw problem.conflict('The group is full. Raise its number first.');
  }
  await answerAsk({ query, emit, now }, row, 'accepted', mentorId);
  await joinContext({ query, emit, now, config: services.config }, { kind, ref: group.id }, mentorId, row.userId);
  await tellGroup({ query, emit }, group, { by: 0, change: 'saved' });
};
