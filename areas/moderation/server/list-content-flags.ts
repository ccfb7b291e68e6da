import type { Handler } from '#platform/server/area.ts';
import { oldest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { listContentFlags as contract } from '../contract.ts';
import { type FlagRow, flagRank, flagsText, viewFlag } from './load-flags.ts';

function split(cursor: string | undefined) {
  if (cursor === undefined) return { rank: 0, from: oldest };
  const [rank = '', keyset = ''] = cursor.split('.', 2);
  if (!/^[01]$/.test(rank)) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  return { rank: Number(rank), from: readKeyset(keyset, oldest) };
}

export const listContentFlags: Handler<typeof contract> = async ({ input, query }) => {
  const { rank, from } = split(input.cursor);
  const rows = await query<FlagRow>(
    'flags',
    `${flagsText} where ($1::boolean is null or (f.resolved_at is not null) = $1::boolean)
       and (${flagRank}, f.created_at, f.id) > ($2::int, $3::timestamptz, $4::int)
     order by rank, f.created_at, f.id limit $5`,
    [input.isResolved === undefined ? null : input.isResolved === 'true', rank, from.at, from.id, input.limit + 1],
  );
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  const next = rows.length > input.limit && last ? `${last.rank}.${writeKeyset(last)}` : undefined;
  return { items: shown.map(viewFlag), next };
};
