import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { inviteSupporter as contract } from '../contract.ts';
import { mustBeOwn } from './contexts.ts';
import { readConversation } from './conversation-view.ts';
import { type Found, mustGoOn } from './find-conversation.ts';
import { mustBeInvitable, mustHavePlaces, note, putIn } from './people.ts';

/** Whoever supports sees what is written from now on. Each person in the conversation can end it. */
export const inviteSupporter: Handler<typeof contract, Found> = async ({
  input,
  principal,
  found,
  query,
  emit,
  services,
  now,
}) => {
  mustGoOn(found);
  if (found.kind === 'group') mustBeOwn(found);
  const ask = { query, emit, now, services };
  const people = await mustBeInvitable(query, principal.id, [input.userId]);
  await mustHavePlaces(query, found.id, 1);
  const as = { role: 'supporter', supports: principal.id, fromSeq: found.lastSeq } as const;
  const [added] = await putIn(ask, principal.id, found.id, people, as);
  if (added === undefined) throw problem.conflict('They’re already in this conversation.');
  await note(ask, found, principal.id, { what: 'supporter', userId: added, name: people[0]?.name ?? '' });
  return readConversation(ask, principal.id, found.id);
};
