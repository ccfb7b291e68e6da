import { type Canaries, chosen, ours, secret } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'game_messages.text': 'zyxgametalk',
    'game_rooms.name': 'zyxgameroom',
    'game_studies.moves': 'zyxstudymove',
    'game_studies.note': 'zyxstudynote',
    'game_studies.title': 'zyxstudytitle',
  },
  wordless: {
    'game_matches.computer': chosen,
    'game_matches.game_type': chosen,
    'game_matches.moves': 'Legal moves of a game; nothing else is taken.',
    'game_matches.offers': ours,
    'game_matches.state': 'Where the pieces stand.',
    'game_matches.why': ours,
    'game_puzzles.answers': 'Legal moves of a game.',
    'game_puzzles.day': ours,
    'game_puzzles.game_type': chosen,
    'game_puzzles.state': 'Where the pieces stand.',
    'game_puzzles.task': ours,
    'game_rooms.features': chosen,
    'game_rooms.game_type': chosen,
    'game_rooms.invite': secret,
    'game_rooms.status': ours,
    'game_studies.game_type': chosen,
    'game_tallies.game_type': chosen,
    'game_tournaments.features': chosen,
    'game_tournaments.game_type': chosen,
    'game_tournaments.status': ours,
  },
  plant: async ({ call, me, other }) => {
    const { id } = await call<{ id: number }>(me.id, 'createGameRoom', {
      body: { name: 'zyxgameroom', gameType: 'chess' },
    });
    await call(other, 'joinGameRoom', { params: { id }, body: {} });
    const study = await call<{ id: number }>(me.id, 'createGameStudy', {
      body: { title: 'zyxstudytitle', gameType: 'chess' },
    });
    await call(me.id, 'saveGameStudy', {
      params: { id: study.id },
      body: {
        ...{ title: 'zyxstudytitle', note: 'zyxstudynote', version: 1 },
        moves: [{ parent: -1, move: 'e2e4', note: 'zyxstudymove' }],
      },
    });
    await call(me.id, 'sendGameMessage', { params: { id }, body: { text: 'zyxgametalk' } });
  },
};
