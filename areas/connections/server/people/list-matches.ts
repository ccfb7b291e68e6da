import type { Input } from '#platform/contract/operation.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listMatches as contract, countMatches as countContract } from '../../contract.ts';
import { aims, listOf, type Room, roomsOf, type Support, supports } from '../../pure/options.ts';
import { monthNow } from '../age.ts';
import type { OwnProfile } from '../own-profile.ts';
import { type Filters, findCandidates, isInRoom } from './finding.ts';
import { peopleOf, viewOf } from './see.ts';

type Asked = Input<typeof countContract>;

const filtersOf = ({ support, ...rest }: Asked): Filters => ({
  ...rest,
  ...(support && { support: support.split(',').filter((one): one is Support => supports.includes(one as Support)) }),
});

/** The room asked for, or the first one that the aims lead to; none while one is not visible oneself. */
function roomOf(me: OwnProfile, asked: Room | undefined): Room | undefined {
  const room = asked ?? roomsOf(listOf(aims, me.aims))[0];
  return me.isActive && !me.removed && room && isInRoom(me, room) ? room : undefined;
}

const writeCursor = (score: number, id: number) => Buffer.from(`${score} ${id}`).toString('base64url');

function readCursor(cursor: string | undefined): { score: number; id: number } {
  if (cursor === undefined) return { score: 101, id: 0 };
  const found = /^(\d{1,3}) (\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (found) return { score: Number(found[1]), id: Number(found[2]) };
  throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
}

/** Pick ids by score, then load and view the page alone. */
export const listMatches: Handler<typeof contract, OwnProfile> = async ({ input, found: me, query, services, now }) => {
  const after = readCursor(input.cursor);
  const room = roomOf(me, input.room);
  if (!room) return { items: [] };
  const { found } = await findCandidates(query, me, room, monthNow(now), filtersOf(input));
  const rest = found.filter(({ score, userId }) => score < after.score || (score === after.score && userId > after.id));
  const page = rest.slice(0, input.limit);
  const rows = await peopleOf(
    query,
    me.userId,
    page.map(({ userId }) => userId),
    room,
  );
  const last = page.at(-1);
  return {
    items: rows.map((row) => viewOf(row, me, { room, config: services.config, now })),
    next: rest.length > input.limit && last ? writeCursor(last.score, last.userId) : undefined,
  };
};

export const countMatches: Handler<typeof countContract, OwnProfile> = async ({ input, found: me, query, now }) => {
  const room = roomOf(me, input.room);
  if (!room) return { room: null, count: 0, more: false };
  const { found, more } = await findCandidates(query, me, room, monthNow(now), filtersOf(input));
  return { room, count: found.length, more };
};
