import { groupCallSignal } from '#platform/server/call.ts';
import { voiceRoom } from '../../contract.ts';
import { mayTalk, othersIn, selfIn } from '../room/people.ts';

/**
 * Everyone in the room is told who takes part in voice and who talks; those in voice alone are reached. Whoever has muted
 * somebody hears nothing of them, and a block keeps both apart.
 */
export const vrVoice = groupCallSignal(voiceRoom, async ({ room, userId, query, now }) => {
  const spaceId = Number(room);
  const self = await selfIn(query, { spaceId, userId, now });
  if (!self) return undefined;
  const hear = (await othersIn(query, { spaceId, userId, now })).filter(({ hasMuted }) => !hasMuted);
  return {
    everyone: hear.map((other) => other.userId),
    callers: hear.filter(({ inVoice }) => inVoice).map((other) => other.userId),
    isIn: self.inVoice,
    mayTalk: mayTalk(self, userId),
  };
});
