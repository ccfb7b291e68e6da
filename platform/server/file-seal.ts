import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Content, Part } from '#platform/contract/operation.ts';
import { SealError } from './auth/seal.ts';
import type { Config } from './config.ts';
import type { Stored } from './stored.ts';

/**
 * A sealed file: a header with the file's own random key, sealed with the server's secret, then pieces of 64 KiB, each
 * sealed by itself with AES-256-GCM. The name of the file is bound to its key, and to each piece its number and whether
 * it is the last: files cannot be swapped, and pieces not be moved, left out or cut off.
 */
const mark = Buffer.from('DWF1');
const idLength = 8;
const ivLength = 12;
const tagLength = 16;
const keyLength = 32;
export const headerLength = mark.length + idLength + ivLength + keyLength + tagLength;
export const pieceLength = 64 * 1024;
export const sealedPiece = pieceLength + tagLength;

function keyFor(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', 'seal files', keyLength));
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, idLength) };
}

export interface Header {
  readonly fileKey: Buffer;
  /** Sealed with the secret of today, not with the one before. */
  readonly isOfToday: boolean;
}

export function sealHeader(config: Config, name: string, fileKey: Buffer): Buffer {
  const { key, id } = keyFor(config.sessionSecret);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`file ${id} ${name}`));
  return Buffer.concat([mark, Buffer.from(id), iv, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
}

const allOf = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/** Undefined: it is in clear, from before files were sealed. */
export async function readHeader(config: Config, name: string, stored: Stored): Promise<Header | undefined> {
  if (stored.length < headerLength + tagLength) return undefined;
  const bytes = await allOf(stored.read({ start: 0, end: headerLength - 1 }));
  if (!bytes.subarray(0, mark.length).equals(mark)) return undefined;
  let at = mark.length;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const [id, iv, sealed, tag] = [take(idLength).toString(), take(ivLength), take(keyLength), take(tagLength)];
  const keys = [config.sessionSecret, config.previousSecret].flatMap((secret) => (secret ? [keyFor(secret)] : []));
  const found = keys.find((one) => one.id === id);
  if (!found) throw new SealError('a file');
  try {
    const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(`file ${id} ${name}`))
      .setAuthTag(tag);
    return { fileKey: Buffer.concat([decipher.update(sealed), decipher.final()]), isOfToday: found === keys[0] };
  } catch (cause) {
    throw new SealError('a file', { cause });
  }
}

/** No two pieces have one number, and the key is this file's alone. */
function ivOf(number: number): Buffer {
  const iv = Buffer.alloc(ivLength);
  iv.writeUIntBE(number, ivLength - 6, 6);
  return iv;
}
const about = (number: number, isLast: boolean) => Buffer.from(`piece ${number} ${isLast ? 'last' : 'more'}`);

function sealPiece(fileKey: Buffer, number: number, isLast: boolean, piece: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', fileKey, ivOf(number)).setAAD(about(number, isLast));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(fileKey: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < tagLength) throw new SealError('a file');
  try {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, ivOf(number), { authTagLength: tagLength })
      .setAAD(about(number, isLast))
      .setAuthTag(sealed.subarray(-tagLength));
    const piece = decipher.update(sealed.subarray(0, -tagLength));
    decipher.final();
    return piece;
  } catch (cause) {
    throw new SealError('a file', { cause });
  }
}

/** Gives the memory of a piece that was opened back at once: it would double what every slow reader holds. */
function letGo({ buffer, byteLength }: Buffer): void {
  // One that has its memory to itself.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** The same bytes in pieces of one length; the last may be shorter. */
async function* inPieces(data: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of data) {
    let rest = bytes;
    while (size + rest.length >= length) {
      const piece = rest.subarray(0, length - size);
      rest = rest.subarray(length - size);
      yield size === 0 ? Buffer.from(piece.buffer, piece.byteOffset, length) : Buffer.concat([...held, piece]);
      held = [];
      size = 0;
    }
    if (rest.length > 0) {
      held.push(rest);
      size += rest.length;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export async function* sealBytes(
  config: Config,
  name: string,
  data: Uint8Array | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const fileKey = randomBytes(keyLength);
  yield sealHeader(config, name, fileKey);
  let number = 0;
  // One behind: the last must say that it is.
  let waiting: Buffer = Buffer.alloc(0);
  for await (const piece of inPieces(data instanceof Uint8Array ? once(data) : data, pieceLength)) {
    if (waiting.length > 0) {
      yield sealPiece(fileKey, number, false, waiting);
      number += 1;
    }
    waiting = piece;
  }
  yield sealPiece(fileKey, number, true, waiting);
}

/** What is in it; its last piece is opened first, so that one that was cut off has no length at all. */
export async function openSealed({ fileKey }: Header, stored: Stored): Promise<Content> {
  const body = stored.length - headerLength;
  const last = Math.ceil(body / sealedPiece) - 1;
  const length = body - (last + 1) * tagLength;
  const sealedFrom = (first: number, end = Number.POSITIVE_INFINITY) =>
    stored.read({
      start: headerLength + first * sealedPiece,
      end: Math.min(headerLength + (end + 1) * sealedPiece, stored.length) - 1,
    });
  openPiece(fileKey, last, true, await allOf(sealedFrom(last)));

  async function* read({ start, end }: Part = { start: 0, end: length - 1 }): AsyncGenerator<Uint8Array> {
    if (length === 0) return;
    let number = Math.floor(start / pieceLength);
    const first = number;
    for await (const sealed of inPieces(sealedFrom(first, Math.floor(end / pieceLength)), sealedPiece)) {
      const piece = openPiece(fileKey, number, number === last, sealed);
      letGo(sealed);
      const from = number * pieceLength;
      yield piece.subarray(Math.max(0, start - from), Math.max(0, end + 1 - from));
      number += 1;
    }
    // Somebody took it away while it was read.
    if (number <= Math.floor(end / pieceLength)) throw new SealError('a file');
  }
  return { length, read };
}
