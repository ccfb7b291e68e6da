import type { NoticeKind, NoticeSubject } from '#platform/server/notices.ts';
import type { gameNewsKinds } from '../contract.ts';

const link = ({ id }: NoticeSubject) => `/arcade/room/${id}`;
const common = { group: 'Your games', thing: 'game room', link, why: 'You play in this room.' };

const kinds: Readonly<Record<(typeof gameNewsKinds)[number], NoticeKind>> = {
  gameJoined: {
    ...common,
    kind: 'gameJoined',
    words: 'Somebody joins your game room',
    did: 'joined your game room and the game has begun',
  },
  gameTurn: {
    ...common,
    kind: 'gameTurn',
    words: 'It is your turn in a game, while you are away',
    did: 'made a move in a game and waits for yours',
  },
};

export const notices: readonly NoticeKind[] = Object.values(kinds);
