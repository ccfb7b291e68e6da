import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { editGroupNote as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedGroupNote } from '../seal.ts';
import { type NoteRow, readGroupNote } from './notes.ts';

const save = statement((v: { id: number; version: number; text: string }) =>
  from
    .updateTable('mentoring_group_notes')
    .set((e) => ({ text_sealed: v.text, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const editGroupNote: Handler<typeof contract, NoteRow> = async (ask) => {
  const { input, principal, query, services } = ask;
  const { id, version } = input;
  const { config } = services;
  const saved = await query(save, { id, version, text: sealedGroupNote.put(config, { id }, input.text) });
  if (saved.length === 0) throw problem.conflict('This note has changed since you opened it. Have another look.');
  return readGroupNote({ query, config, userId: principal.id }, id);
};
