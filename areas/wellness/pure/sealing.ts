import { fromBase64Url, toBase64Url } from './base64url.ts';
import type { RecordPlace } from './place.ts';
import { fromUtf8, toUtf8 } from './utf8.ts';
import { type Bytes, type Key, webCrypto } from './web-crypto.ts';

/** A record that doesn’t open: another key, another place, or changed since. No one can tell which. */
export class DoesNotOpen extends Error {
  constructor(options?: ErrorOptions) {
    super('This record doesn’t open.', options);
    this.name = 'DoesNotOpen';
  }
}

const form = 'w1';

const random = (length: number): Bytes => webCrypto.getRandomValues(new Uint8Array(length));

/** A JSON list can be read in one way only, so no two places look the same. */
const boundTo = ({ userId, kind, uid, generation }: RecordPlace) =>
  toUtf8(JSON.stringify([form, 'wellness', userId, kind, uid, generation]));

/** Names a record on the device that writes it. */
export const newUid = (): string => toBase64Url(random(16));

/** A data key’s bytes: 32 random ones. */
export const newKeyBytes = (): Bytes => random(32);

/** To seal and open with; its bytes can’t be read from it again. */
export const keyOf = (bytes: Bytes): Promise<Key> =>
  webCrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** AES-256-GCM under a fresh nonce: w1.<generation>.<nonce>.<text>. */
export async function sealRecord(key: Key, place: RecordPlace, content: unknown): Promise<string> {
  const iv = random(12);
  const additionalData = boundTo(place);
  const data = toUtf8(JSON.stringify(content));
  const sealed = await webCrypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, data);
  return [form, place.generation, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
}

/** The content of a record. Throws DoesNotOpen. */
export async function openRecord(key: Key, place: RecordPlace, sealed: string): Promise<unknown> {
  const [given, generation, iv = '', data = ''] = sealed.split('.');
  if (given !== form || generation !== String(place.generation)) throw new DoesNotOpen();
  try {
    const cipher = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: boundTo(place) } as const;
    return JSON.parse(fromUtf8(new Uint8Array(await webCrypto.subtle.decrypt(cipher, key, fromBase64Url(data)))));
  } catch (cause) {
    throw new DoesNotOpen({ cause });
  }
}

/** The generation of keys that a text was sealed with; 0 where it is none of ours. */
export function generationOf(sealed: string): number {
  const [given, generation] = sealed.split('.', 2);
  return given === form ? Number(generation) : 0;
}
