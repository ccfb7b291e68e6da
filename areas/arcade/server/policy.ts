import { blockedIdsText } from '#areas/people/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { allow, hide, mustBeSelf, policy, refuse } from '#platform/server/policy.ts';
import { knownPuzzle } from './puzzles/known-puzzle.ts';
import { ownStudy } from './studies/own-study.ts';
import { hostsTournament, knownTournament } from './tournaments/policies.ts';

/**
 * SQL: somebody on the other side of a block, or whose account is closed, plays in the room r or hosts it. Those of
 * tournaments have no host.
 */
const apartText = (viewer: string) =>
  `(coalesce(r.host_id = any(${blockedIdsText(viewer)}), false) or exists (select 1 from game_participants b
     where b.room_id = r.id and b.is_active and b.user_id = any(${blockedIdsText(viewer)})))`;

const inside = (viewer: string) =>
  `exists (select 1 from game_participants m where m.room_id = r.id and m.user_id = ${viewer})`;

/**
 * SQL: `viewer` may see the room r. A private one only its players, once or now, and those who opened its link; what was
 * taken down only who plays in it.
 */
export const visibleText = (viewer: string) =>
  `(not ${apartText(viewer)} and (r.removed_at is null or ${inside(viewer)})
    and (not r.is_private or ${inside(viewer)}
      or exists (select 1 from game_guests g where g.room_id = r.id and g.user_id = ${viewer})))`;

async function standing(db: Db, viewerId: number, id: unknown) {
  const [row] = await queryIn(db)<{ playing: boolean }>(
    'game-standing',
    `select exists (select 1 from game_participants p
       where p.room_id = r.id and p.user_id = $2::int and p.is_active) as playing
     from game_rooms r where r.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  return row;
}

export const maySeeRoom = async (db: Db, viewerId: number, id: unknown) =>
  (await standing(db, viewerId, id)) !== undefined;

export const policies = {
  'arcade.ownStudy': ownStudy,
  'arcade.puzzle': knownPuzzle,
  'arcade.tournament': knownTournament,
  'arcade.hostTournament': hostsTournament,
  'arcade.host': policy('member', ({ principal, input }) => mustBeSelf(principal, input.hostId)),
  'arcade.own': policy('member', ({ principal, input }) => mustBeSelf(principal, input.id)),
  'arcade.see': policy('member', async ({ db, principal, input }) =>
    (await maySeeRoom(db, principal.id, input.id)) ? allow() : hide(),
  ),
  // Ids that a client sends about itself are judged before anything is told of the room.
  'arcade.join': policy('member', async ({ db, principal, input }) => {
    const self = mustBeSelf(principal, input.userId);
    if (self.kind !== 'allow') return self;
    return (await maySeeRoom(db, principal.id, input.id)) ? allow() : hide();
  }),
  'arcade.leave': policy('member', async ({ db, principal, input }) => {
    const self = mustBeSelf(principal, input.userId);
    if (self.kind !== 'allow') return self;
    return playersOnly(await standing(db, principal.id, input.id));
  }),
  'arcade.play': policy('member', async ({ db, principal, input }) =>
    playersOnly(await standing(db, principal.id, input.id)),
  ),
  'arcade.replay': policy('member', async ({ db, principal, input }) => {
    const [match] = await queryIn(db)<{ mine: boolean; roomId: number }>(
      'game-replay-standing',
      `select m.room_id as "roomId", ($2::int = m.first_id or $2::int = m.second_id) is true as mine
       from game_matches m where m.id = $1::int`,
      [input.id, principal.id],
    );
    if (!match) return hide();
    return match.mine || (await maySeeRoom(db, principal.id, match.roomId)) ? allow() : hide();
  }),
  'arcade.author': policy('member', async ({ db, principal, input }) => {
    const [message] = await queryIn(db)<{ userId: number; roomId: number }>(
      'game-message-standing',
      'select user_id as "userId", room_id as "roomId" from game_messages where id = $1::int and removed_at is null',
      [input.id],
    );
    if (!message) return hide();
    if (message.userId === principal.id) return allow();
    return (await maySeeRoom(db, principal.id, message.roomId))
      ? refuse('Only the person who wrote it can delete it.')
      : hide();
  }),
};

const playersOnly = (found: { playing: boolean } | undefined) => {
  if (!found) return hide();
  return found.playing ? allow() : refuse('Only players in this room can do this.');
};
