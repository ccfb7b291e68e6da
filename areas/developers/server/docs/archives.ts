import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Files by their paths in an archive. */
export type Files = Readonly<Record<string, string>>;

/** Archives of the same files are the same to the byte, so that their checksums can be compared. */
const made = new Date(Date.UTC(2026, 0, 1));
const block = 512;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A file as ustar has it: a head of 512 bytes, and the bytes up to the next whole block. */
function entryOf(path: string, text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(block);
  const put = (at: number, value: string) => head.write(value, at, 'latin1');
  put(0, path);
  put(100, octal(0o644, 8));
  put(108, octal(0, 8));
  put(116, octal(0, 8));
  put(124, octal(bytes.length, 12));
  put(136, octal(made.getTime() / 1000, 12));
  put(148, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\0');
  put(263, '00');
  const sum = head.reduce((all, one) => all + one, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  const rest = (block - (bytes.length % block)) % block;
  return Buffer.concat([head, bytes, Buffer.alloc(rest)]);
}

/** A gzipped tar, as npm and pip take it. Paths have at most 100 characters. */
export function tarball(files: Files): Buffer {
  const entries = Object.entries(files).map(([path, text]) => entryOf(path, text));
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * block)]), { level: 9 });
}

async function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(text), path, { mtime: made, mode: 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const recordLine = (path: string, text: string) => {
  const hash = createHash('sha256').update(text).digest('base64url');
  return `${path},sha256=${hash},${Buffer.byteLength(text)}\n`;
};

interface Wheel {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly python: string;
}

export const metadataOf = ({ name, version, summary, python }: Wheel): string =>
  `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\nSummary: ${summary}\nLicense: Apache-2.0\nRequires-Python: ${python}\n`;

/** A wheel: the files, and what pip reads of them. */
export function wheel(about: Wheel, files: Files): Promise<Buffer> {
  const folder = `${about.name}-${about.version}.dist-info`;
  const all: Files = {
    ...files,
    [`${folder}/METADATA`]: metadataOf(about),
    [`${folder}/WHEEL`]: 'Wheel-Version: 1.0\nGenerator: doorways\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
  };
  const record = Object.entries(all).map(([path, text]) => recordLine(path, text));
  return zipOf({ ...all, [`${folder}/RECORD`]: `${record.join('')}${folder}/RECORD,,\n` });
}
