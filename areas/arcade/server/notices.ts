import { type NoticeKind, type NoticeSubject, type Notices, tells } from '#platform/server/notices.ts';
import { gameNews, type gameNewsKinds, gameTournamentStarted } from '../contract.ts';
import { gameRoomName } from './game-room-name.ts';

const link = ({ id }: NoticeSubject) => `/arcade/room/${id}`;
const common = { group: 'Your games', thing: 'game room', link, why: 'You play in this room.' };

type Kind = (typeof gameNewsKinds)[number];

/** Each turn is news of its own; of the game itself nothing but its name stands in a notice. */
const told = (kind: Kind) =>
  tells(gameNews, async ({ event, eventId, db }) => {
    if (event.kind !== kind) return [];
    const { userId: to, by, item, roomId } = event;
    const excerpt = await gameRoomName(db, roomId);
    return [{ to, by, item: kind === 'gameTurn' ? eventId : item, about: `room:${roomId}`, excerpt }];
  });

const kinds: Readonly<Record<Kind, NoticeKind>> = {
  gameJoined: {
    ...common,
    kind: 'gameJoined',
    when: told('gameJoined'),
    words: 'Someone joins your game room',
    did: 'joined and plays with you in your room',
    quotes: true,
  },
  gameTurn: {
    ...common,
    kind: 'gameTurn',
    when: told('gameTurn'),
    words: 'It is your turn in a game, while you are away',
    did: 'waits for your move in the game',
    quotes: true,
  },
};

const begun: NoticeKind = {
  kind: 'gameTournamentStarted',
  when: tells(gameTournamentStarted, ({ event: { userId: to, tournamentId } }) => [
    { to, about: `tournament:${tournamentId}`, item: tournamentId },
  ]),
  group: 'Your games',
  words: 'A tournament you joined begins',
  did: 'A tournament you joined has begun',
  byHouse: true,
  thing: 'tournament',
  link: ({ id }) => `/arcade/tournaments/${id}`,
  why: 'You play in it.',
};

export const notices: Notices = { kinds: [...Object.values(kinds), begun] };
