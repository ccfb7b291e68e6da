import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Convert } from '#platform/server/convert/converter.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../../pure/limits.ts';
import type { ClipAbout, ClipLimit } from './kinds.ts';
import { lengthSizeOf, stripUserData } from './strip-sei.ts';

const containers = {
  mp4: { type: 'video/mp4', video: ['avc', 'vp9', 'av1'], audio: ['aac', 'opus', 'mp3'] },
  webm: { type: 'video/webm', video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const;

/**
 * Copies the pictures and the sound of a clip into a new file and nothing else: no place, no device, no title, no
 * further tracks. The pictures themselves are not coded anew, so a codec that browsers cannot play is refused.
 */
export const convert: Convert<ClipLimit, 'clip', ClipAbout> = async ({ source, target, options }) => {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(source) });
  if (!(await input.canRead())) throw problem.unprocessable('This isn’t an MP4, QuickTime or WebM clip.');
  const container = (await input.getFormat()) === WEBM ? containers.webm : containers.mp4;
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw problem.unprocessable('This clip has no video.');
  const audio = await input.getPrimaryAudioTrack();
  const width = await video.getDisplayWidth();
  const height = await video.getDisplayHeight();
  if (width * height > limits.videoPixels)
    throw problem.unprocessable('This clip is larger than 4K. Send a smaller one.');
  const tracks = await Promise.all([
    videoCopy(video, container.video),
    ...(audio ? [audioCopy(audio, container.audio)] : []),
  ]);
  const format =
    container.type === 'video/webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target: new FilePathTarget(target('clip')) });
  for (const track of tracks) track.addTo(output);
  await output.start();
  const seconds = await copyInOrder(tracks, options.seconds);
  await output.finalize();
  const { type } = container;
  return { files: ['clip'], about: { type, width, height, seconds: Math.max(1, Math.round(seconds)) } };
};

type Packet = Awaited<ReturnType<EncodedPacketSink['getFirstPacket']>>;

interface TrackCopy {
  readonly firstTimestamp: number;
  readonly addTo: (output: Output) => void;
  readonly packets: AsyncIterator<NonNullable<Packet>>;
  readonly write: (packet: NonNullable<Packet>) => Promise<void>;
}

async function videoCopy(track: InputVideoTrack, allowed: readonly string[]): Promise<TrackCopy> {
  const codec = await track.getCodec();
  if (!codec || !allowed.includes(codec)) {
    throw problem.unprocessable('Not all browsers can play this kind of clip. Save it as H.264 or WebM and try again.');
  }
  const source = new EncodedVideoPacketSource(codec);
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const rotation = await track.getRotation();
  const avcC = codec === 'avc' && decoderConfig?.description ? bytesOf(decoderConfig.description) : undefined;
  return {
    firstTimestamp: await track.getFirstTimestamp(),
    addTo: (output) => output.addVideoTrack(source, { rotation }),
    packets: new EncodedPacketSink(track).packets(),
    write: async (packet) => {
      const data = avcC ? stripUserData(packet.data, lengthSizeOf(avcC)) : packet.data;
      if (!data) throw problem.unprocessable('This clip is damaged.');
      await source.add(packet.clone({ data }), decoderConfig && { decoderConfig });
    },
  };
}

async function audioCopy(track: InputAudioTrack, allowed: readonly string[]): Promise<TrackCopy> {
  const codec = await track.getCodec();
  if (!codec || !allowed.includes(codec)) {
    throw problem.unprocessable('Not all browsers can play the sound of this clip. Save it with AAC or Opus sound.');
  }
  const source = new EncodedAudioPacketSource(codec);
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  return {
    firstTimestamp: await track.getFirstTimestamp(),
    addTo: (output) => output.addAudioTrack(source),
    packets: new EncodedPacketSink(track).packets(),
    write: (packet) => source.add(packet, decoderConfig && { decoderConfig }),
  };
}

const bytesOf = (data: ArrayBufferLike | ArrayBufferView) =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

/** Writes the packets of all tracks by time, moved so that the first is at 0; answers the length in seconds. */
async function copyInOrder(tracks: readonly TrackCopy[], most: number): Promise<number> {
  const start = Math.min(...tracks.map(({ firstTimestamp }) => firstTimestamp));
  const waiting = await Promise.all(tracks.map(async (track) => ({ track, next: await track.packets.next() })));
  let end = 0;
  for (;;) {
    const open = waiting.filter(({ next }) => !next.done);
    const [first, ...others] = open;
    if (!first) return end;
    const earliest = others.reduce((a, b) => (b.next.value.timestamp < a.next.value.timestamp ? b : a), first);
    const packet = earliest.next.value;
    const timestamp = Math.max(0, packet.timestamp - start);
    end = Math.max(end, timestamp + packet.duration);
    if (end > most + 1)
      throw problem.unprocessable(`This clip is longer than ${Math.round(most / 60)} minutes. Send a shorter one.`);
    await earliest.track.write(packet.clone({ timestamp }));
    earliest.next = await earliest.track.packets.next();
  }
}
