import { sharesFor } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listSpaceMembers as contract } from '../../contract.ts';
import { authorColumns, authorOf, nameText, type RawAuthor, shownText } from '../people-sql.ts';
import type { RawSpace } from '../space-sql.ts';
import { passportTarget } from './sharing.ts';

interface Row extends RawAuthor {
  readonly rank: number;
  readonly sortName: string;
}

type Place = readonly [rank: number, name: string, no: number];
const write = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function read(cursor: string | undefined): Place {
  if (cursor === undefined) return [-1, '', 0];
  try {
    const [rank, name, no]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Number.isSafeInteger(rank) && typeof name === 'string' && !name.includes('\0') && Number.isSafeInteger(no)) {
      return [Math.min(Number(rank), 9), name, Math.min(Number(no), 2_147_483_647)];
    }
  } catch {
    // A cursor that somebody made up is answered like any other that is not ours.
  }
  throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
}

/**
 * By name and never by when they joined: that would tell who is who. Where the list is kept for the people who run it,
 * the others see these, and themselves.
 */
export const listSpaceMembers: Handler<typeof contract, RawSpace> = async ({ input, principal, query, found }) => {
  const { id, state, limit } = input;
  const [rank, name, no] = read(input.cursor);
  const isWhole = found.role !== 'member' || !found.runOnly.includes('people');
  const rows = await query<Row>(
    'space-members',
    `select * from (
       select ${authorColumns('$1::int')}, case m.role when 'owner' then 0 when 'moderator' then 1 else 2 end as rank,
         lower(${nameText}) collate "C" as "sortName"
       from space_members m join users u on u.id = m.user_id
       where m.space_id = $2::int and m.state = $3 and ${shownText('$1::int', 'm')}
         and ($8::boolean or m.role <> 'member' or m.user_id = $1::int)) p
     where (p.rank, p."sortName", p.no) > ($4::int, $5, $6::int)
     order by p.rank, p."sortName", p.no limit $7::int`,
    [principal.id, id, state, rank, name, no, limit + 1, isWhole],
  );
  const shares = await sharesFor(query, principal.id, passportTarget(id));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => {
      const author = authorOf(row);
      const shareId = (author.person && shares.get(author.person.id)) ?? null;
      return { ...author, role: row.role ?? 'member', shareId };
    }),
    next: rows.length > limit && last ? write([last.rank, last.sortName, last.no]) : undefined,
  };
};
