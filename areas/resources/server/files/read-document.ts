import { readImage, readSound } from '#areas/feed/server/public.ts';
import type { Log } from '#platform/server/log.ts';
import { problem } from '#platform/server/problem.ts';
import { cleanOffice } from './office.ts';
import { checkPdf } from './pdf.ts';
import { checkText } from './plain-text.ts';

export interface Document {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Longest recording in seconds: two hours. */
const longestSound = 7200;

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

function isPicture(bytes: Uint8Array): boolean {
  return (
    ascii(bytes, 0, 3) === '\xff\xd8\xff' ||
    ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
  );
}

function isSound(bytes: Uint8Array): boolean {
  const isMp3 = ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
  const isMp4 = ascii(bytes, 4, 8) === 'ftyp' && ascii(bytes, 8, 11) === 'M4A';
  const isWave = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE';
  return isMp3 || isMp4 || isWave || ascii(bytes, 0, 4) === 'OggS';
}

/**
 * What the file itself says it is, whatever its sender calls it; cleaned as far as its kind allows (README). Pictures
 * and sound are read in a process without rights.
 */
export async function readDocument(bytes: Uint8Array, log: Log): Promise<Document> {
  if (ascii(bytes, 0, 5) === '%PDF-') return { bytes: checkPdf(bytes), type: 'application/pdf' };
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return cleanOffice(bytes);
  if (isPicture(bytes)) return { bytes: (await readImage(bytes, log)).full, type: 'image/webp' };
  if (isSound(bytes)) {
    const sound = await readSound(bytes, longestSound, log);
    return { bytes: sound.bytes, type: sound.type };
  }
  const text = checkText(bytes);
  if (text) return { bytes: text, type: 'text/plain; charset=utf-8' };
  throw problem.wrongType(
    'This kind of file cannot be shared here. Use PDF, DOCX, ODT, TXT, MP3, M4A, OGG, WAV or a picture.',
  );
}
