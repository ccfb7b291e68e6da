import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type addMentorshipNote as contract, mentorshipChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedMentorNote } from '../seal.ts';
import { readNote } from './notes.ts';
import type { MentorshipRow } from './rows.ts';

interface Added {
  readonly id: number;
  readonly mentorshipId: number;
  readonly authorId: number;
  readonly isShared: boolean;
  readonly text: string;
  readonly now: string;
}
const add = statement((v: Added) =>
  from.insertInto('mentorship_notes').values({
    id: v.id,
    mentorship_id: v.mentorshipId,
    author_id: v.authorId,
    is_shared: v.isShared,
    text_sealed: v.text,
    created_at: moment(v.now),
  }),
);

export const addMentorshipNote: Handler<typeof contract, MentorshipRow> = async (ask) => {
  const { input, found, principal, query, emit, now, services } = ask;
  const { config } = services;
  const authorId = principal.id;
  const id = await nextId(query, 'mentorship_notes');
  const text = sealedMentorNote.put(config, { id }, input.text);
  const { isShared } = input;
  await query(add, { id, mentorshipId: found.id, authorId, isShared, text, now: now.toISOString() });
  const { mentorId, menteeId } = found;
  if (isShared) await emit(mentorshipChanged, { id: found.id, mentorId, menteeId, by: authorId, change: 'note' });
  return readNote({ query, config, userId: authorId }, id);
};
