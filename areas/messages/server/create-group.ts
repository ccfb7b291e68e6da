import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { createGroup as contract } from '../contract.ts';
import { newConversation } from './begin-conversation.ts';
import { readConversation } from './conversation-view.ts';
import { lockConversation } from './find-conversation.ts';
import { from } from './from.ts';
import { mustBeInvitable, note, putIn } from './people.ts';
import { sealTitle } from './seal.ts';

const entitle = statement((v: { id: number; title: Uint8Array }) =>
  from.updateTable('conversations').set({ title: v.title }).where('id', '=', v.id),
);

export const createGroup: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const ask = { query, emit, now, services };
  const people = await mustBeInvitable(query, principal.id, input.memberIds);
  const id = await newConversation({ query, config: services.config, now }, 'group');
  if (id === undefined) throw new Error('A group was not made.');
  await putIn(ask, principal.id, id, [{ id: principal.id, name: '', state: 'active' }], { role: 'owner', fromSeq: 0 });
  await putIn(ask, principal.id, id, people, { role: 'member', fromSeq: 0 });
  const found = await lockConversation({ query, config: services.config }, principal.id, id);
  if (!found) throw new Error('A group is not there for who has made it.');
  const title = input.title.trim();
  await query(entitle, { id, title: sealTitle(found.keys, id, title) });
  await note(ask, found, principal.id, { what: 'created', userId: null, name: title });
  return readConversation(ask, principal.id, id);
};
