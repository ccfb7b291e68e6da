import { argon2id } from '@noble/hashes/argon2.js';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { toUtf8 } from './utf8.ts';
import { type Bytes, webCrypto } from './web-crypto.ts';

/** As it is stored with the key, so that it can rise later. */
export interface Cost {
  readonly name: 'argon2id';
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** What OWASP advises at least: one guess takes a phone about two seconds. */
export const costNow: Cost = { name: 'argon2id', memory: 19_456, passes: 2, lanes: 1 };

export const newSalt = (): string => toBase64Url(webCrypto.getRandomValues(new Uint8Array(16)));

/** The same however it was typed: accents in one form, and no spaces around it. */
const asTyped = (passphrase: string) => toUtf8(passphrase.trim().normalize('NFKC'));

/** The wrapping key that a passphrase makes. Slow on purpose: only a worker calls it. */
export const keyOfPassphrase = (passphrase: string, salt: string, { memory, passes, lanes }: Cost): Bytes =>
  Uint8Array.from(argon2id(asTyped(passphrase), fromBase64Url(salt), { m: memory, t: passes, p: lanes, dkLen: 32 }));
