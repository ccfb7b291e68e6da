import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { addPeople as contract } from '../contract.ts';
import { conversationView } from './conversation-view.ts';
import { findConversation } from './find-conversation.ts';
import { mustBeInvitable, mustHavePlaces, note, putIn } from './people.ts';

export const addPeople: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const ask = { query, emit, now, services };
  const config = services.config;
  const found = await findConversation({ query, config }, principal.id, input.id, true);
  if (found.kind !== 'group')
    throw problem.conflict('This conversation is between two people. Start a group to talk with more.');
  if (found.role !== 'owner') throw problem.refused('Only the person who started the group can add people.');
  const people = await mustBeInvitable(query, principal.id, input.memberIds);
  await mustHavePlaces(query, found.id, people.length);
  const added = await putIn(ask, principal.id, found.id, people, { role: 'member', fromSeq: found.lastSeq });
  for (const { id, name } of people) {
    if (added.includes(id)) await note(ask, found, principal.id, { what: 'added', userId: id, name });
  }
  return conversationView(ask, principal.id, await findConversation({ query, config }, principal.id, found.id));
};
