import { sql } from 'kysely';
import { endConversation } from '#areas/messages/server/public.ts';
import { memberBlocked } from '#areas/people/contract.ts';
import { type Handler, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { connectionEnded, type unmatch as contract } from '../../contract.ts';
import type { Room } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { Match } from './matches.ts';

const remove = statement((v: { id: number }) =>
  from.deleteFrom('connection_matches').where('id', '=', v.id).returning('id'),
);

/** Neither meets the other in this room again. */
const leave = statement((v: { one: number; another: number; room: Room; now: string }) =>
  from
    .insertInto('connection_choices')
    .values([
      { from_id: v.one, to_id: v.another, room: v.room, choice: 'left', chosen_at: moment(v.now) },
      { from_id: v.another, to_id: v.one, room: v.room, choice: 'left', chosen_at: moment(v.now) },
    ])
    .onConflict((conflict) =>
      conflict.columns(['from_id', 'room', 'to_id']).doUpdateSet({ choice: 'left', chosen_at: moment(v.now) }),
    ),
);

interface Ask {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

type Ending = Pick<Match, 'id' | 'room' | 'lowId' | 'highId' | 'matchedAt'>;

/** `byId` ends it: the conversation that began with it goes from their list, and the other sees no difference there. */
async function end({ query, emit, now }: Ask, byId: number, match: Ending): Promise<void> {
  const { id, room, lowId, highId, matchedAt } = match;
  if ((await query(remove, { id })).length === 0) return;
  await query(leave, { one: lowId, another: highId, room, now: now.toISOString() });
  await endConversation({ query, emit }, byId, byId === lowId ? highId : lowId, matchedAt);
  await emit(connectionEnded, { id, room, lowId, highId });
}

export const unmatch: Handler<typeof contract, Match> = async ({ found, principal, query, emit, now }) => {
  await end({ query, emit, now }, principal.id, found);
  return undefined;
};

const theirs = () =>
  from
    .selectFrom('connection_matches as m')
    .select((e) => [
      'm.id',
      'm.room',
      'm.low_id as lowId',
      'm.high_id as highId',
      isoTime(e.ref('m.matched_at')).as('matchedAt'),
    ]);

const allOf = statement((v: { userId: number }) =>
  theirs().where((e) => e.or([e('m.low_id', '=', v.userId), e('m.high_id', '=', v.userId)])),
);

export async function endMatches(ask: Ask, userId: number): Promise<void> {
  for (const match of await ask.query(allOf, { userId })) await end(ask, userId, match);
}

const between = statement((v: { one: number; another: number }) =>
  theirs()
    .where(sql<boolean>`m.low_id = least(${v.one}::int, ${v.another}::int)`)
    .where(sql<boolean>`m.high_id = greatest(${v.one}::int, ${v.another}::int)`),
);

/** A block ends what was between the two, for good: not only for as long as it lasts. */
export const partBlocked = on(memberBlocked, 'connections.partBlocked', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const { blockerId: one, blockedId: another } = event;
  for (const match of await query(between, { one, another })) await end({ query, emit, now }, one, match);
});
