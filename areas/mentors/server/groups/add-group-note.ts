import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { addGroupNote as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedGroupNote } from '../seal.ts';
import { readGroupNote } from './notes.ts';
import { type GroupRow, mustGoOn } from './rows.ts';
import { tellGroup } from './tell.ts';

interface Added {
  readonly id: number;
  readonly groupId: number;
  readonly authorId: number;
  readonly text: string;
  readonly now: string;
}
const add = statement((v: Added) =>
  from.insertInto('mentoring_group_notes').values({
    id: v.id,
    group_id: v.groupId,
    author_id: v.authorId,
    text_sealed: v.text,
    created_at: moment(v.now),
  }),
);

export const addGroupNote: Handler<typeof contract, GroupRow> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  mustGoOn(found);
  const { config } = services;
  const authorId = principal.id;
  const id = await nextId(query, 'mentoring_group_notes');
  const text = sealedGroupNote.put(config, { id }, input.text);
  await query(add, { id, groupId: found.id, authorId, text, now: now.toISOString() });
  await tellGroup({ query, emit }, found, { by: authorId, change: 'note' });
  return readGroupNote({ query, config, userId: authorId }, id);
};
