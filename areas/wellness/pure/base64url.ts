import type { Bytes } from './web-crypto.ts';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfSign = new Map([...signs].map((sign, value) => [sign, value]));

export function toBase64Url(bytes: Uint8Array): string {
  const out: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    out.push(signs.charAt(three >> 18), signs.charAt((three >> 12) & 63));
    if (left > 1) out.push(signs.charAt((three >> 6) & 63));
    if (left > 2) out.push(signs.charAt(three & 63));
  }
  return out.join('');
}

/** Throws where a sign isn’t one of the 64, or one is too many. */
export function fromBase64Url(text: string): Bytes {
  if (text.length % 4 === 1) throw new TypeError('Not base64url.');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const sign of text) {
    const value = valueOfSign.get(sign);
    if (value === undefined) throw new TypeError('Not base64url.');
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bytes;
}
