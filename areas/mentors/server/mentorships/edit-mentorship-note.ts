import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { editMentorshipNote as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedMentorNote } from '../seal.ts';
import { readNote } from './notes.ts';

const change = statement((v: { id: number; version: number; isShared: boolean; text: string }) =>
  from
    .updateTable('mentorship_notes')
    .set((e) => ({ is_shared: v.isShared, text_sealed: v.text, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const editMentorshipNote: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { id, version, isShared } = input;
  const { config } = services;
  const text = sealedMentorNote.put(config, { id }, input.text);
  const [changed] = await query(change, { id, version, isShared, text });
  if (!changed) throw problem.conflict('This note has changed since you opened it. Have another look.');
  return readNote({ query, config, userId: principal.id }, id);
};
