import type { Addresses } from '#platform/web/testing/routes.ts';

interface Room {
  readonly id: number;
}

/** A room with a game going on, and the game itself. */
const running = async (ask: (path: string) => Promise<unknown>) => {
  const [room] = (await ask('/api/game-rooms?status=in_progress')) as Room[];
  if (!room) throw new Error('No game is going on in the demo community.');
  return room.id;
};

export const addresses: Addresses = {
  '/arcade/room/:id': async (ask) => `/arcade/room/${await running(ask)}`,
  '/arcade/games/:id': async (ask) => {
    const match = (await ask(`/api/game-rooms/${await running(ask)}/match`)) as Room;
    return `/arcade/games/${match.id}`;
  },
  '/arcade/rules/:kind': async () => '/arcade/rules/chess',
  '/arcade/practice/:kind': async () => '/arcade/practice/checkers',
  '/arcade/lessons/:kind': async () => '/arcade/lessons/reversi',
  '/arcade/tournaments/:id': async (ask) => {
    const [tournament] = (await ask('/api/game-tournaments')) as Room[];
    if (!tournament) throw new Error('There is no tournament in the demo community.');
    return `/arcade/tournaments/${tournament.id}`;
  },
  '/arcade/studies/:id': async (ask) => {
    const [study] = (await ask('/api/game-studies')) as Room[];
    if (!study) throw new Error('The demo’s member has no study.');
    return `/arcade/studies/${study.id}`;
  },
  '/arcade/puzzles/:id': async (ask) => {
    const [puzzle] = (await ask('/api/game-puzzles')) as Room[];
    if (!puzzle) throw new Error('There is no puzzle in the demo community.');
    return `/arcade/puzzles/${puzzle.id}`;
  },
  '/arcade/mistakes/:kind': async () => '/arcade/mistakes/chess',
};
