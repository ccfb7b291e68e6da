import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  connectionMatched,
  type likePerson as likeContract,
  type passPerson as passContract,
  type undoPass as undoContract,
} from '../../contract.ts';
import type { Room } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProfile } from '../own-profile.ts';
import type { FoundPerson } from '../policy.ts';

interface Choosing {
  readonly fromId: number;
  readonly toId: number;
  readonly room: Room;
  readonly choice: 'like' | 'pass';
  readonly now: string;
}

const choose = statement((v: Choosing) =>
  from
    .insertInto('connection_choices')
    .values({ from_id: v.fromId, to_id: v.toId, room: v.room, choice: v.choice, chosen_at: moment(v.now) })
    .onConflict((conflict) =>
      conflict
        .columns(['from_id', 'room', 'to_id'])
        .doUpdateSet({ choice: v.choice, chosen_at: moment(v.now) })
        .where('connection_choices.choice', '!=', 'left'),
    ),
);

const likes = statement((v: { fromId: number; toId: number; room: Room }) =>
  from
    .selectFrom('connection_choices')
    .select('choice')
    .where('from_id', '=', v.fromId)
    .where('to_id', '=', v.toId)
    .where('room', '=', v.room)
    .where('choice', '=', 'like'),
);

const match = statement((v: { low: number; high: number; room: Room; now: string }) =>
  from
    .insertInto('connection_matches')
    .values({ low_id: v.low, high_id: v.high, room: v.room, matched_at: moment(v.now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning((e) => ['id', isoTime(e.ref('matched_at')).as('matchedAt')]),
);

/** Kept to oneself until it is mutual. */
export const likePerson: Handler<typeof likeContract, FoundPerson> = async (useCase) => {
  const { input, principal, query, emit, now: moment, found } = useCase;
  const now = moment.toISOString();
  const { id, room } = input;
  if (found.person.matchId !== null) return { matched: true };
  const [low, high] = [Math.min(principal.id, id), Math.max(principal.id, id)];
  // Two who like each other at the same moment take turns, so that one of them finds the other’s.
  await takeTurn(query, 'connections of', low, high);
  await query(choose, { fromId: principal.id, toId: id, room, choice: 'like', now });
  if ((await query(likes, { fromId: id, toId: principal.id, room })).length === 0) return { matched: false };
  const [made] = await query(match, { low, high, room, now });
  if (made) await emit(connectionMatched, { id: made.id, room, lowId: low, highId: high, byId: principal.id });
  return { matched: true };
};

/** A match is ended by unmatching, not by a pass. */
export const passPerson: Handler<typeof passContract, FoundPerson> = async ({
  input,
  principal,
  query,
  now,
  found,
}) => {
  if (found.person.matchId !== null) return undefined;
  await query(choose, {
    fromId: principal.id,
    toId: input.id,
    room: input.room,
    choice: 'pass',
    now: now.toISOString(),
  });
  return undefined;
};

const undo = statement((v: { fromId: number; toId: number; room: Room }) =>
  from
    .deleteFrom('connection_choices')
    .where('from_id', '=', v.fromId)
    .where('to_id', '=', v.toId)
    .where('room', '=', v.room)
    .where('choice', '=', 'pass'),
);

export const undoPass: Handler<typeof undoContract, OwnProfile> = async ({ input, principal, query }) => {
  await query(undo, { fromId: principal.id, toId: input.id, room: input.room });
  return undefined;
};
