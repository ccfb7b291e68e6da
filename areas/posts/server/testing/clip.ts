import { type Planting, picture } from '#platform/server/testing/canaries.ts';
import { sampleClip } from '../media/samples.ts';

/** A clip with a still, captions and descriptions. */
export async function plantClip({ call, me }: Planting): Promise<number> {
  const { id } = await call<{ id: number }>(me.id, 'uploadVideo', { upload: sampleClip() });
  const params = { id };
  await call(me.id, 'uploadPoster', { params, upload: await picture('black') });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nzyxcaption\n';
  await call(me.id, 'uploadCaptions', {
    params,
    upload: { bytes: new TextEncoder().encode(captions), type: 'text/vtt' },
  });
  await call(me.id, 'uploadDescriptions', {
    params,
    upload: { bytes: new TextEncoder().encode(captions.replace('caption', 'described')), type: 'text/vtt' },
  });
  return id;
}

/** The smallest clip there is. */
export { sampleClip } from '../media/samples.ts';
