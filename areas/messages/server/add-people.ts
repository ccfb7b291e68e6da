import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { addPeople as contract } from '../contract.ts';
import { mustBeOwn } from './contexts.ts';
import { readConversation } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';
import { mustBeInvitable, mustHavePlaces, note, putIn } from './people.ts';

export const addPeople: Handler<typeof contract, Found> = async ({
  input,
  principal,
  found,
  query,
  emit,
  services,
  now,
}) => {
  const ask = { query, emit, now, services };
  if (found.kind !== 'group')
    throw problem.conflict('This conversation is between two people. Start a group to talk with more.');
  mustBeOwn(found);
  const people = await mustBeInvitable(query, principal.id, input.memberIds);
  await mustHavePlaces(query, found.id, people.length);
  const added = await putIn(ask, principal.id, found.id, people, { role: 'member', fromSeq: found.lastSeq });
  for (const { id, name } of people) {
    if (added.includes(id)) await note(ask, found, principal.id, { what: 'added', userId: id, name });
  }
  return readConversation(ask, principal.id, found.id);
};
