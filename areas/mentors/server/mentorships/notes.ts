import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { MentorshipNote } from '../../contract.ts';
import { from } from '../from.ts';
import { openText, sealedMentorNote } from '../seal.ts';
import { findOwn } from './rows.ts';

export const noteRows = () =>
  from
    .selectFrom('mentorship_notes as n')
    .select((e) => [
      'n.id',
      'n.mentorship_id as mentorshipId',
      'n.author_id as authorId',
      'n.is_shared as isShared',
      'n.text_sealed as textSealed',
      'n.version',
      isoTime(e.ref('n.created_at')).as('createdAt'),
      exactTime(e.ref('n.created_at')).as('exactly'),
    ]);

const one = statement((v: { id: number }) => noteRows().where('n.id', '=', v.id));
type NoteRow = RowOf<typeof one>;

/** Their own note, on a mentorship that they still see. */
export async function findOwnNote(query: Query, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await query(one, { id });
  if (!row || row.authorId !== userId) return undefined;
  return (await findOwn(query, userId, row.mentorshipId)) ? row : undefined;
}

interface Asking {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
}

export async function noteViews(
  { query, config, userId }: Asking,
  rows: readonly NoteRow[],
): Promise<MentorshipNote[]> {
  const people = await peopleOf(query, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map(({ id, authorId, isShared, textSealed, createdAt, version }) => {
    const person = people.get(authorId);
    return {
      id,
      text: openText(sealedMentorNote, config, id, textSealed),
      isShared,
      by: person ? { id: person.id, name: person.displayName, avatar: person.avatar } : null,
      mine: authorId === userId,
      createdAt,
      version,
    };
  });
}

export async function readNote(ask: Asking, id: number): Promise<MentorshipNote> {
  const [note] = await noteViews(ask, await ask.query(one, { id }));
  if (!note) throw problem.notFound();
  return note;
}
