import { fromBase64Url, toBase64Url } from './base64url.ts';
import { DoesNotOpen } from './sealing.ts';
import { type Bytes, type Key, webCrypto } from './web-crypto.ts';

/** AES-KW: it tells by itself whether the wrapping key is the right one, and needs no nonce. */
const wrappingKey = (bytes: Bytes): Promise<Key> =>
  webCrypto.subtle.importKey('raw', bytes, 'AES-KW', false, ['wrapKey', 'unwrapKey']);

/** A data key under a key that a passphrase or a recovery code makes; both 32 bytes. */
export async function wrapKey(dataKey: Bytes, wrapping: Bytes): Promise<string> {
  const key = await webCrypto.subtle.importKey('raw', dataKey, 'AES-GCM', true, ['encrypt', 'decrypt']);
  return toBase64Url(new Uint8Array(await webCrypto.subtle.wrapKey('raw', key, await wrappingKey(wrapping), 'AES-KW')));
}

/** The data key again, to seal and open with; its bytes stay inside. Throws DoesNotOpen with another wrapping key. */
export async function unwrapKey(wrapped: string, wrapping: Bytes): Promise<Key> {
  try {
    const key = await wrappingKey(wrapping);
    return await webCrypto.subtle.unwrapKey('raw', fromBase64Url(wrapped), key, 'AES-KW', 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]);
  } catch (cause) {
    throw new DoesNotOpen({ cause });
  }
}
