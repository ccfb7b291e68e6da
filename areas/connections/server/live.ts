import { sql } from 'kysely';
import { type Broadcast, broadcast, type TopicPolicy } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import {
  activityAnswered,
  activityConfirmed,
  activityInvited,
  connectionEnded,
  connectionMatched,
  connectionProfileChanged,
  connectionShared,
} from '../contract.ts';
import { rooms } from '../pure/options.ts';
import { from } from './from.ts';
import { ownProfile } from './own-profile.ts';
import { findPerson } from './policy.ts';

const of = (...ids: readonly number[]) => ids.map((id) => `user:${id}`);
/** Browsers are told that something changed, and read it again by the rules. */
const nothing = () => ({});

export const broadcasts: readonly Broadcast[] = [
  broadcast(connectionProfileChanged, ({ userId }) => [`connection:${userId}`, ...of(userId)], nothing),
  broadcast(connectionMatched, ({ lowId, highId }) => of(lowId, highId), nothing),
  broadcast(connectionEnded, ({ lowId, highId }) => of(lowId, highId), nothing),
  broadcast(connectionShared, ({ toId }) => of(toId), nothing),
  broadcast(activityInvited, ({ fromId, toId }) => of(fromId, toId), nothing),
  broadcast(activityAnswered, ({ fromId, toId }) => of(fromId, toId), nothing),
  broadcast(activityConfirmed, ({ fromId, toId }) => of(fromId, toId), nothing),
];

/** Whoever may see somebody’s card hears when it changes or goes. */
export const topics: Readonly<Record<string, TopicPolicy>> = {
  connection: async ({ id, principal, db }) => {
    if (id === undefined || principal.id === 0) return false;
    const query = queryIn(db);
    const me = await ownProfile(query, principal.id);
    if (!me) return false;
    for (const room of rooms) if (await findPerson(query, me, id, room, new Date())) return true;
    return false;
  },
};

const noteSeen = statement((v: { userId: number }) =>
  from
    .updateTable('connection_profiles')
    .set({ active_on: sql<string>`current_date` })
    .where('user_id', '=', v.userId)
    .where('active_on', '<', sql<string>`current_date`),
);

/** Once a day at most. */
export const seen = ({ userId, query }: { readonly userId: number; readonly query: Query }) =>
  query(noteSeen, { userId });
