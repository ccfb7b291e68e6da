import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type RowOf, statement } from '#platform/server/statement.ts';
import type { GroupNote } from '../../contract.ts';
import { from } from '../from.ts';
import { openText, sealedGroupNote } from '../seal.ts';
import { findOfGroup } from './rows.ts';

export const groupNoteRows = () =>
  from
    .selectFrom('mentoring_group_notes as n')
    .select((e) => [
      'n.id',
      'n.group_id as groupId',
      'n.author_id as authorId',
      'n.text_sealed as textSealed',
      'n.version',
      isoTime(e.ref('n.created_at')).as('createdAt'),
      exactTime(e.ref('n.created_at')).as('exactly'),
    ]);

/** Behind a block between two mentees neither reads the other. */
export const seenNotes = (viewer: Given<number>) =>
  groupNoteRows().where((e) => e.or([e('n.author_id', '=', viewer), notBlocked(viewer, e.ref('n.author_id'))]));

const one = statement((v: { id: number }) => groupNoteRows().where('n.id', '=', v.id));
export type NoteRow = RowOf<typeof one>;

/** Their own note, in a group that they are still in. */
export async function findOwnGroupNote(query: Query, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await query(one, { id });
  if (row?.authorId !== userId) return undefined;
  return (await findOfGroup(query, userId, row.groupId)) ? row : undefined;
}

interface Asking {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
}

export async function groupNoteViews(
  { query, config, userId }: Asking,
  rows: readonly NoteRow[],
): Promise<GroupNote[]> {
  const people = await peopleOf(query, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map(({ id, authorId, textSealed, createdAt, version }) => {
    const person = people.get(authorId);
    return {
      id,
      text: openText(sealedGroupNote, config, id, textSealed),
      by: { id: authorId, name: person?.displayName ?? 'A former member', avatar: avatarOf(authorId) },
      mine: authorId === userId,
      createdAt,
      version,
    };
  });
}

export async function readGroupNote(ask: Asking, id: number): Promise<GroupNote> {
  const [note] = await groupNoteViews(ask, await ask.query(one, { id }));
  if (!note) throw problem.notFound();
  return note;
}
