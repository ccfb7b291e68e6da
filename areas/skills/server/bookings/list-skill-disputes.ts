import { sql } from 'kysely';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listSkillDisputes as contract } from '../../contract.ts';
import { skillBookingRows } from './rows.ts';

const page = statement((v: { at: string; atId: number; limit: number }) =>
  skillBookingRows()
    .where('b.state', '=', 'disputed')
    .where((e) => sql<boolean>`(${e.ref('b.created_at')}, ${e.ref('b.id')}) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('b.created_at')
    .orderBy('b.id')
    .limit(v.limit),
);

export const listSkillDisputes: Handler<typeof contract> = async ({ input, query }) => {
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await query(page, { at, atId, limit: input.limit + 1 });
  const ids = rows.flatMap(({ ownerId, bookerId }) => [ownerId, bookerId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(ids)]);
  const someone = (id: number | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? { id: person.id, name: person.displayName, avatar: person.avatar } : null;
  };
  return pageOf(
    rows,
    input.limit,
    (row) => ({
      id: row.id,
      title: row.title || 'Skill',
      owner: someone(row.ownerId),
      booker: someone(row.bookerId),
      outcomes: { owner: row.ownerOutcome, booker: row.bookerOutcome },
      minutes: row.payment === 'credit' ? row.minutes : 0,
      version: row.version,
      createdAt: row.createdAt,
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
