import { blockedIdsText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import {
  type deleteGameMessage as deleteContract,
  type GameMessage,
  gameMessageSent,
  type listGameMessages as listContract,
  type sendGameMessage as sendContract,
} from '../contract.ts';

interface Row extends PersonRow {
  readonly messageId: number;
  readonly text: string;
  readonly createdAt: string;
  readonly at: string;
}

const columns = `m.id as "messageId", m.text, ${isoTime('m.created_at')} as "createdAt",
  ${exactTime('m.created_at')} as at, ${personColumns('u')}`;

const view = ({ messageId, text, createdAt, id, displayName, username }: Row): GameMessage => ({
  id: messageId,
  text,
  createdAt,
  author: personOf({ id, displayName, username }),
});

/** What somebody on the other side of a block has said is not there. */
export const listGameMessages: Handler<typeof listContract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(
    'game-messages',
    `select ${columns} from game_messages m join users u on u.id = m.user_id
     where m.room_id = $2::int and m.removed_at is null and m.user_id <> all(${blockedIdsText('$1::int')})
       and (m.created_at, m.id) < ($3::timestamptz, $4::int)
     order by m.created_at desc, m.id desc limit $5::int`,
    [principal.id, input.id, from.at, from.id, input.limit + 1],
  );
  return pageOf(rows, input.limit, view, ({ at, messageId }) => ({ at, id: messageId }));
};

export const sendGameMessage: Handler<typeof sendContract> = async ({ input, principal, query, emit, now }) => {
  const [row] = await query<Row>(
    'game-message-add',
    `with m as (
       insert into game_messages (room_id, user_id, text, created_at)
       values ($1::int, $2::int, $3, $4::timestamptz) returning id, text, created_at)
     select ${columns} from m join users u on u.id = $2::int`,
    [input.id, principal.id, input.text.trim(), now.toISOString()],
  );
  if (!row) throw problem.notFound();
  await emit(gameMessageSent, { roomId: input.id, messageId: row.messageId });
  return view(row);
};

export const deleteGameMessage: Handler<typeof deleteContract> = async ({ input, query, emit }) => {
  const [gone] = await query<{ roomId: number }>(
    'game-message-delete',
    'delete from game_messages where id = $1::int returning room_id as "roomId"',
    [input.id],
  );
  if (gone) await emit(gameMessageSent, { roomId: gone.roomId, messageId: input.id });
  return undefined;
};
