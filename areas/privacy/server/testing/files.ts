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

/** The smallest file of its kind: what the authorization matrix of the area uploads. */
export async function smallest(area: string, operation: string) {
  const { matrix } = serverAreas.find(({ contract }) => contract.name === area) ?? {};
  const given = matrix?.[operation]?.given as (fixture: MatrixFixture) => Promise<MatrixInput> | MatrixInput;
  const { upload } = await given({ callerId: 0, people: { member: 0 } } as MatrixFixture);
  if (!upload) throw new Error(`The matrix uploads nothing with ${operation}.`);
  return upload;
}

/** A clip with a still, captions and descriptions. */
export async function plantClip(app: TestApp, userId: number): Promise<number> {
  const upload = await smallest('posts', 'uploadVideo');
  const { body } = await app.call<{ id: number }>(userId, 'uploadVideo', { upload });
  const params = { id: body.id };
  await app.call(userId, 'uploadPoster', { params, upload: await picture('black') });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nzyxcaption\n';
  await app.call(userId, 'uploadCaptions', {
    params,
    upload: { bytes: new TextEncoder().encode(captions), type: 'text/vtt' },
  });
  await app.call(userId, 'uploadDescriptions', {
    params,
    upload: { bytes: new TextEncoder().encode(captions.replace('caption', 'described')), type: 'text/vtt' },
  });
  return body.id;
}
