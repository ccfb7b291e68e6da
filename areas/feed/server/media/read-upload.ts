import type { Log } from '#platform/server/log.ts';
import { problem } from '#platform/server/problem.ts';
import { convertUpload } from './convert.ts';
import type { Picture } from './convert-image.ts';
import type { Clip } from './remux.ts';

/** What the first bytes say, whatever the sender calls it: SVG and everything else never reach a decoder. */
function isKnownPicture(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return true;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return true;
  return ascii(4, 8) === 'ftyp' && /^(avif|avis|mif1|miaf)$/.test(ascii(8, 12));
}

/** Written anew as WebP in two sizes; see convert-image.ts. */
export async function readImage(bytes: Uint8Array, log: Log): Promise<Picture> {
  if (!isKnownPicture(bytes)) {
    throw problem.wrongType('This is not a picture that can be read here. Use JPEG, PNG, WebP, GIF or AVIF.');
  }
  return convertUpload<Picture>({ kind: 'image', bytes }, log);
}

/** Copied into a clean file; see remux.ts. */
export const readClip = (bytes: Uint8Array, log: Log): Promise<Clip> =>
  convertUpload<Clip>({ kind: 'clip', bytes }, log);
