import sharp from 'sharp';
import { serverAreas } from '#areas/server.ts';
import type { MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { TestApp } from '#platform/server/testing/app.ts';

export const picture = async (background: string) => ({
  bytes: new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
  type: 'image/png',
});

/** A clip with a still and captions, from the smallest clip that the matrix of the feed uploads. */
export async function plantClip(app: TestApp, userId: number): Promise<number> {
  const feed = serverAreas.find(({ contract }) => contract.name === 'feed');
  const given = feed?.matrix.uploadVideo?.given as (fixture: MatrixFixture) => Promise<MatrixInput> | MatrixInput;
  const { upload } = await given({} as MatrixFixture);
  if (!upload) throw new Error('The matrix uploads no clip.');
  const { body } = await app.call<{ id: number }>(userId, 'uploadVideo', { upload });
  const params = { id: body.id };
  await app.call(userId, 'uploadPoster', { params, upload: await picture('black') });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nzyxcaption\n';
  await app.call(userId, 'uploadCaptions', {
    params,
    upload: { bytes: new TextEncoder().encode(captions), type: 'text/vtt' },
  });
  return body.id;
}
