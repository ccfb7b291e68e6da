import type { NoticeKind, NoticeSubject } from '#platform/server/notices.ts';
import type { gameNewsKinds } from '../contract.ts';

const link = ({ id }: NoticeSubject) => `/arcade/room/${id}`;
const common = { group: 'Your games', thing: 'game room', link, why: 'You play in this room.' };

const kinds: Readonly<Record<(typeof gameNewsKinds)[number], NoticeKind>> = {
  gameJoined: {
    ...common,
    kind: 'gameJoined',
    words: 'Somebody joins your game room',
    did: 'joined and plays with you in your room',
    quotes: true,
  },
  gameTurn: {
    ...common,
    kind: 'gameTurn',
    words: 'It is your turn in a game, while you are away',
    did: 'waits for your move in the game',
    quotes: true,
  },
};

export const notices: readonly NoticeKind[] = Object.values(kinds);
