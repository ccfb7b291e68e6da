import { sql } from 'kysely';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMentorsToCheck as contract, MentorToCheck } from '../../contract.ts';
import { from } from '../from.ts';

const page = statement((v: { at: string; atId: number; limit: number }) =>
  from
    .selectFrom('mentors as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select((e) => [
      'm.user_id as id',
      'u.name',
      'm.title',
      'm.bio',
      'm.experience',
      'm.expertise',
      'm.focus_areas as focusAreas',
      'm.working_with_me as workingWithMe',
      'm.version',
      isoTime(e.ref('u.created_at')).as('memberSince'),
      isoTime(e.ref('m.created_at')).as('createdAt'),
      exactTime(e.ref('m.created_at')).as('exactly'),
    ])
    .where('m.check_state', '=', 'waiting')
    .where('m.hidden_at', 'is', null)
    .where(
      (e) => sql<boolean>`(${e.ref('m.created_at')}, ${e.ref('m.user_id')}) > (${v.at}::timestamptz, ${v.atId}::int)`,
    )
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(v.limit),
);

export const listMentorsToCheck: Handler<typeof contract> = async ({ input, query }) => {
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await query(page, { at, atId, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, name, focusAreas, ...row }) => ({
      ...row,
      focusAreas: focusAreas as MentorToCheck['focusAreas'],
      mentor: { id: row.id, name, avatar: avatarOf(row.id) },
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
