import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { offerVrVoice as contract } from '../../contract.ts';
import { mayTalk, othersIn, selfIn } from '../room/people.ts';

interface Hearing {
  readonly spaceId: number;
  readonly userId: number;
  readonly of: number;
  readonly now: Date;
}

/** Both are in voice, and nothing keeps one from hearing the other. */
async function mayHear(query: Query, { spaceId, userId, of, now }: Hearing): Promise<boolean> {
  const speaker = (await othersIn(query, { spaceId, userId, now })).find((other) => other.userId === of);
  // Asked from the other side too: whoever has muted somebody doesn’t hear them.
  const listener = (await othersIn(query, { spaceId, userId: of, now })).find((other) => other.userId === userId);
  return speaker?.inVoice === true && listener?.inVoice === true && !listener.hasMuted;
}

/**
 * Who hears whom is judged here; the unit that forwards does as it is told. It is judged once more when they are
 * connected: what ended meanwhile found nothing to end there.
 */
export const offerVrVoice: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { id: spaceId, of, sdp } = input;
  const { forwarder } = services;
  if (!forwarder) throw problem.unavailable('Voices aren’t forwarded here.');
  const userId = principal.id;
  const inVoice = async () => {
    const self = await selfIn(query, { spaceId, userId, now });
    if (!self?.inVoice) throw problem.conflict('Join voice first.');
    return self;
  };
  const self = await inVoice();
  const room = String(spaceId);
  if (of === null) {
    if (!mayTalk(self, userId)) throw problem.conflict('It’s quiet now. The microphone stays off.');
    const answer = await forwarder.publish(room, userId, sdp);
    await inVoice().catch((error) => {
      forwarder.leave(room, userId);
      throw error;
    });
    return { sdp: answer };
  }
  const hearing = { spaceId, userId, of, now };
  if (!(await mayHear(query, hearing))) throw problem.notFound();
  const answer = await forwarder.hear(room, userId, of, sdp);
  if (!(await mayHear(query, hearing))) {
    forwarder.part(room, userId, of);
    throw problem.notFound();
  }
  return { sdp: answer };
};
