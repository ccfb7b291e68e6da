import {
  ADTS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
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
import { problem } from '../problem.ts';
import type { Convert } from './converter.ts';
import { firstBytes } from './first-bytes.ts';
import type { SoundAbout } from './kinds.ts';

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

/** What the first bytes say; the last is the eleven bits that every frame of MP3 and ADTS begins with. */
const isSound = (start: string): boolean =>
  start.startsWith('ftyp', 4) ||
  start.startsWith('OggS') ||
  start.startsWith('ID3') ||
  (start.startsWith('RIFF') && start.startsWith('WAVE', 8)) ||
  start.startsWith('\x1a\x45\xdf\xa3') ||
  /^\xff[\xe0-\xff]/.test(start);

const notReadable = (refusal: (detail: string) => Error) =>
  refusal('This is not a recording that can be read here. Use MP3, M4A, OGG, WebM or WAV.');

const formats = [MP4, QTFF, WEBM, OGG, MP3, WAVE, ADTS];

/**
 * Copies the sound of a recording into a new file and nothing else: no pictures, no title, no place, no device. The
 * length is counted by what is copied, not by what the file says of itself.
 */
export const convert: Convert<{ readonly seconds: number }, 'sound', SoundAbout> = async (job) => {
  if (!isSound(await firstBytes(job.source))) throw notReadable(problem.wrongType);
  using input = new Input({ formats, source: new FilePathSource(job.source) });
  if (!(await input.canRead())) throw notReadable(problem.unprocessable);
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw problem.unprocessable('There is no sound in this file.');
  const codec = await track.getCodec();
  if (!codec || !(codec in containers)) {
    throw problem.unprocessable(
      'Browsers cannot play this kind of sound everywhere. Save it as MP3, M4A or WAV and try again.',
    );
  }
  const known = codec as keyof typeof containers;
  const container = containers[known];
  const output = new Output({ format: container.make(), target: new FilePathTarget(job.target('sound')) });
  const source = new EncodedAudioPacketSource(known);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const start = await track.getFirstTimestamp();
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = Math.max(0, packet.timestamp - start);
    seconds = Math.max(seconds, timestamp + packet.duration);
    if (seconds > job.options.seconds + 1) {
      throw problem.unprocessable(
        `This recording is longer than ${job.options.seconds} seconds. Choose a shorter one.`,
      );
    }
    await source.add(packet.clone({ timestamp }), decoderConfig && { decoderConfig });
  }
  if (seconds === 0) throw problem.unprocessable('There is no sound in this file.');
  await output.finalize();
  return { files: ['sound'], about: { type: container.type, seconds } };
};
