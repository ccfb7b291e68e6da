import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { renameGroup as contract } from '../contract.ts';
import { mustBeOwn } from './contexts.ts';
import { readConversation } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { note } from './people.ts';
import { sealTitle } from './seal.ts';

const rename = statement((v: { id: number; title: Uint8Array }) =>
  from
    .updateTable('conversations as c')
    .set((e) => ({ title: v.title, version: e('c.version', '+', 1) }))
    .where('c.id', '=', v.id),
);

export const renameGroup: Handler<typeof contract, Found> = async ({
  input,
  principal,
  found,
  query,
  emit,
  services,
  now,
}) => {
  mustBeOwn(found);
  const ask = { query, emit, now, services };
  if (found.version !== input.version) {
    throw problem.conflict('Someone has already renamed it. Have another look.');
  }
  const title = input.title.trim();
  await query(rename, { id: found.id, title: sealTitle(found.keys, found.id, title) });
  await note(ask, found, principal.id, { what: 'renamed', userId: null, name: title });
  return readConversation(ask, principal.id, found.id);
};
