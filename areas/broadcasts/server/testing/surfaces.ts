import { of, own, type Surfaces, type World } from '#platform/server/testing/surfaces.ts';

const ofOther = ({ other }: World) => of(other.made('live video'));
const ofMe = ({ me }: World) => of(me.made('live video'));

export const surfaces: Surfaces = {
  /** A live video that can be watched, with a caption. */
  settle: async ({ id, word, keep }, { ask, app }) => {
    const made = await ask<{ id: number }>(id, 'startBroadcast', {
      body: {
        title: word,
        audience: 'members',
        type: 'video/webm;codecs=vp8,opus',
        keepsRecording: false,
      },
    });
    keep('live video', made.id);
    for (const number of [1, 2]) {
      await ask(id, 'sendBroadcastPiece', { ...of(made.id), body: { number, key: number > 1, data: 'AAAA' } });
    }
    // Captions come from open browsers alone, which also say every few seconds that they are there; here that is written
    // ahead, for however long the tests take.
    await app.database.query(
      '',
      `insert into broadcast_captions (broadcast_id, from_ms, until_ms, text, created_at) values ($1, 0, 1000, $2, now())`,
      [made.id, word],
    );
    await app.database.query('', `update broadcasts set seen_at = now() + interval '1 day' where id = $1`, [made.id]);
  },
  reads: {
    listBroadcasts: { shows: true, asks: () => [{}] },
    getBroadcast: { asks: (world) => [ofMe(world)], gone: (world) => [ofOther(world)] },
    listBroadcastSpaces: own,
    listBroadcastCaptions: { asks: (world) => [ofMe(world)], gone: (world) => [ofOther(world)] },
    listBroadcastViewers: { never: 'Nobody watches here, and only its author may ask.' },
    readBroadcastPiece: { never: 'A part of a video, for those who watch it; it names nobody.' },
  },
  acts: {
    endBroadcast: (world) => ({ ...ofOther(world), body: { keepsRecording: false } }),
    sendBroadcastPiece: (world) => ({ ...ofOther(world), body: { number: 3, key: true, data: 'AAAA' } }),
  },
};
