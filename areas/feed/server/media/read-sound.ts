import type { Log } from '#platform/server/log.ts';
import { problem } from '#platform/server/problem.ts';
import { convertUpload } from './convert.ts';
import type { Sound } from './remux-sound.ts';

/** What the first bytes say, whatever the sender calls it. */
function isKnownSound(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (ascii(4, 8) === 'ftyp' || ascii(0, 4) === 'OggS' || ascii(0, 3) === 'ID3') return true;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WAVE') return true;
  if (ascii(0, 4) === '\x1a\x45\xdf\xa3') return true;
  // The eleven bits that every frame of MP3 and ADTS begins with.
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}

/** A short recording, copied into a clean file; see remux-sound.ts. */
export async function readSound(bytes: Uint8Array, seconds: number, log: Log): Promise<Sound> {
  if (!isKnownSound(bytes)) {
    throw problem.wrongType('This is not a recording that can be read here. Use MP3, M4A, OGG, WebM or WAV.');
  }
  return convertUpload<Sound>({ kind: 'sound', bytes, seconds }, log);
}
