import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listLocalCommunities as contract } from '../../contract.ts';
import { communityColumns, communityTables, communityView, type RawCommunity } from '../community-sql.ts';
import { matching, metresText, placeOf } from './matching.ts';

/** Further than anything: whose distance is not known comes last. */
const far = 2_147_483_647;

const writeCursor = (rank: number, id: number) => Buffer.from(`${rank} ${id}`).toString('base64url');

function readCursor(cursor: string): readonly [rank: number, id: number] {
  const match = /^(-?\d{1,10}) (\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [rank, id] = [Number(match?.[1]), Number(match?.[2])];
  if (match && Math.abs(rank) <= far && id <= far) return [rank, id];
  throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
}

/** Kilometres around a place in which is looked first, then next: the nearest are often near, and the index knows them. */
const circles = [12, 50, 200, 800];

type Row = RawCommunity & { readonly rank: number };

/**
 * LOCAL-10. Nearest first where a place is known, else the largest first; ids are picked before what is shown is read.
 * Circles around a place grow until one has a page, so that the nearest cost what lives near and not the whole country.
 */
export const listLocalCommunities: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = placeOf(input);
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor);
  const pageWithin = (within: number | undefined) => {
    const values: unknown[] = [principal.id];
    const value = (one: unknown) => `$${values.push(one)}`;
    const metres = metresText(place, value);
    const rank = place?.kind === 'spot' ? `coalesce(${metres}, ${far})` : '-s.member_count';
    return query<Row>(
      '',
      `with found as (
         select s.id, ${rank} as rank, ${metres} as metres from ${communityTables('$1::int')}
         where ${matching({ ...input, within }, place, value)}),
       page as (
         select * from found ${after ? `where (rank, id) > (${value(after[0])}::int, ${value(after[1])}::int)` : ''}
         order by rank, id limit ${value(input.limit + 1)}::int)
       select ${communityColumns('$1::int')}, p.rank, p.metres
       from page p join ${communityTables('$1::int').replace(/^spaces s/, 'spaces s on s.id = p.id')}
       order by p.rank, p.id`,
      values,
    );
  };
  const smaller = circles.filter((km) => km < (input.within ?? far) && km * 1000 > (after?.[0] ?? 0));
  let rows: Row[] = [];
  for (const within of [...(place?.kind === 'spot' ? smaller : []), input.within]) {
    rows = await pageWithin(within);
    if (rows.length > input.limit) break;
  }
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(communityView),
    next: rows.length > input.limit && last ? writeCursor(last.rank, last.id) : undefined,
  };
};
