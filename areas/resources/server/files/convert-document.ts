import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Convert } from '#platform/server/convert/converter.ts';
import { firstBytes } from '#platform/server/convert/first-bytes.ts';
import { convert as convertPicture } from '#platform/server/convert/picture.ts';
import { convert as convertSound } from '#platform/server/convert/sound.ts';
import { problem } from '#platform/server/problem.ts';
import { cleanOffice } from './office.ts';
import { checkPdf } from './pdf.ts';
import { checkText } from './plain-text.ts';

type Job = Parameters<Convert<undefined, 'document', { type: string }>>[0];

/** Longest recording in seconds: two hours. */
const longestSound = 7200;

const isPicture = (start: string) =>
  start.startsWith('\xff\xd8\xff') ||
  start.startsWith('\x89PNG\r\n\x1a\n') ||
  (start.startsWith('RIFF') && start.startsWith('WEBP', 8));

const isSound = (start: string) =>
  start.startsWith('ID3') ||
  (start[0] === '\xff' && (start.charCodeAt(1) & 0xe6) === 0xe2) ||
  start.startsWith('ftypM4A', 4) ||
  (start.startsWith('RIFF') && start.startsWith('WAVE', 8)) ||
  start.startsWith('OggS');

/** What the file itself says it is, whatever its sender calls it. */
export const convert: Convert<undefined, 'document', { readonly type: string }> = async (job) => ({
  files: ['document'],
  about: { type: await clean(job, await firstBytes(job.source)) },
});

async function clean({ source, target }: Job, start: string): Promise<string> {
  const document = target('document');
  if (isPicture(start)) {
    const part = (name: string) => `${document}-${name}`;
    await convertPicture({ source, target: part, options: undefined });
    await rename(part('full'), document);
    return 'image/webp';
  }
  if (isSound(start)) {
    const { about } = await convertSound({ source, target: () => document, options: { seconds: longestSound } });
    return about.type;
  }
  const bytes = await readFile(source);
  const keep = async (kept: Uint8Array, type: string) => {
    await writeFile(document, kept);
    return type;
  };
  if (start.startsWith('%PDF-')) return keep(checkPdf(bytes), 'application/pdf');
  if (start.startsWith('PK\x03\x04')) {
    const packed = await cleanOffice(bytes);
    return keep(packed.bytes, packed.type);
  }
  const text = checkText(bytes);
  if (text) return keep(text, 'text/plain; charset=utf-8');
  throw problem.wrongType(
    'This kind of file cannot be shared here. Use PDF, DOCX, ODT, TXT, MP3, M4A, OGG, WAV or a picture.',
  );
}
