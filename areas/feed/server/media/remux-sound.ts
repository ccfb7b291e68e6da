import {
  ADTS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { Refusal } from './refusal.ts';

export interface Sound {
  readonly bytes: Uint8Array;
  readonly type: 'audio/mp4' | 'audio/webm' | 'audio/mpeg' | 'audio/wav';
  readonly seconds: number;
}

/** By codec: the container that browsers play it in, whatever it came in. */
const containers = {
  aac: { type: 'audio/mp4', make: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  opus: { type: 'audio/webm', make: () => new WebMOutputFormat() },
  vorbis: { type: 'audio/webm', make: () => new WebMOutputFormat() },
  mp3: { type: 'audio/mpeg', make: () => new Mp3OutputFormat() },
  'pcm-s16': { type: 'audio/wav', make: () => new WavOutputFormat() },
  'pcm-s24': { type: 'audio/wav', make: () => new WavOutputFormat() },
  'pcm-f32': { type: 'audio/wav', make: () => new WavOutputFormat() },
} as const;

const formats = [MP4, QTFF, WEBM, OGG, MP3, WAVE, ADTS];

/**
 * Copies the sound of a recording into a new file and nothing else: no pictures, no title, no place, no device. The
 * length is counted by what is copied, not by what the file says of itself.
 */
export async function remuxSound(bytes: Uint8Array, mostSeconds: number): Promise<Sound> {
  const input = new Input({ formats, source: new BufferSource(bytes) });
  if (!(await input.canRead()))
    throw new Refusal('This is not a recording that can be read here. Use MP3, M4A, OGG, WebM or WAV.');
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Refusal('There is no sound in this file.');
  const codec = await track.getCodec();
  if (!codec || !(codec in containers)) {
    throw new Refusal('Browsers cannot play this kind of sound everywhere. Save it as MP3, M4A or WAV and try again.');
  }
  const known = codec as keyof typeof containers;
  const container = containers[known];
  const target = new BufferTarget();
  const output = new Output({ format: container.make(), target });
  const source = new EncodedAudioPacketSource(known);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const start = await track.getFirstTimestamp();
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = Math.max(0, packet.timestamp - start);
    seconds = Math.max(seconds, timestamp + packet.duration);
    if (seconds > mostSeconds + 1) {
      throw new Refusal(`This recording is longer than ${mostSeconds} seconds. Choose a shorter one.`);
    }
    await source.add(packet.clone({ timestamp }), decoderConfig && { decoderConfig });
  }
  if (seconds === 0) throw new Refusal('There is no sound in this file.');
  await output.finalize();
  if (!target.buffer) throw new Error('The recording was not written.');
  return { bytes: new Uint8Array(target.buffer), type: container.type, seconds };
}
