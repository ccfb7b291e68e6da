import { type Canaries, chosen, fileKey, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'broadcasts.title': 'zyxlivetitle',
    'broadcasts.content_warning': 'zyxlivewarning',
    'broadcast_captions.text': 'zyxlivecaption',
  },
  wordless: {
    'broadcasts.audience': chosen,
    'broadcasts.type': chosen,
    'broadcasts.recording': ours,
    'broadcast_pieces.file_key': fileKey,
  },
  /** A live video with a piece, and a caption, which comes from open browsers alone. */
  plant: async ({ app, call, me }) => {
    const { id } = await call<{ id: number }>(me.id, 'startBroadcast', {
      body: {
        title: 'zyxlivetitle',
        contentWarning: 'zyxlivewarning',
        audience: 'members',
        type: 'video/webm;codecs=vp8,opus',
        keepsRecording: false,
      },
    });
    await call(me.id, 'sendBroadcastPiece', { params: { id }, body: { number: 1, key: false, data: 'AAAA' } });
    await app.database.query(
      '',
      `insert into broadcast_captions (broadcast_id, from_ms, until_ms, text, created_at)
        values ($1, 0, 1000, 'zyxlivecaption', now())`,
      [id],
    );
  },
};
