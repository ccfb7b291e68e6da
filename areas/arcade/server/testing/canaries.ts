import { type Canaries, chosen, ours, secret } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'game_messages.text': 'zyxgametalk',
    'game_rooms.name': 'zyxgameroom',
  },
  wordless: {
    'game_matches.game_type': chosen,
    'game_matches.moves': 'Legal moves of a game; nothing else is taken.',
    'game_matches.offers': ours,
    'game_matches.state': 'Where the pieces stand.',
    'game_matches.why': ours,
    'game_rooms.features': chosen,
    'game_rooms.game_type': chosen,
    'game_rooms.invite': secret,
    'game_rooms.status': ours,
    'game_tallies.game_type': chosen,
  },
  plant: async ({ call, me, other }) => {
    const { id } = await call<{ id: number }>(me.id, 'createGameRoom', {
      body: { name: 'zyxgameroom', gameType: 'chess' },
    });
    await call(other, 'joinGameRoom', { params: { id }, body: {} });
    await call(me.id, 'sendGameMessage', { params: { id }, body: { text: 'zyxgametalk' } });
  },
};
