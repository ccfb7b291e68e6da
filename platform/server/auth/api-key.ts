import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** live: the community. test: a sandbox that nothing else reaches. */
export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);
const secretBytes = 24;
/** 24 bytes need so many digits, a CRC-32 so many. */
const secretDigits = 33;
const sumDigits = 6;
const form = /^ds_(?:live|test)_[0-9A-Za-z]{39}$/;

function inDigits(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= base) text = digits.charAt(Number(rest % base)) + text;
  return text;
}

const sumOf = (text: string) => inDigits(BigInt(crc32(text)), sumDigits);

/** `ds_live_` or `ds_test_`, 192 random bits, and a sum by which a typing error is seen without asking anyone. */
export function makeKey(mode: KeyMode): string {
  const secret = inDigits(BigInt(`0x${randomBytes(secretBytes).toString('hex')}`), secretDigits);
  const start = `ds_${mode}_${secret}`;
  return start + sumOf(start);
}

/** The last characters belong to the sum: they say which key it is, and nothing of its secret. */
export const endingOf = (key: string): string => key.slice(-4);

export function isKey(text: string): boolean {
  return form.test(text) && sumOf(text.slice(0, -sumDigits)) === text.slice(-sumDigits);
}

/** What is kept of a key. It has 192 random bits, so that no slow hash is needed. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

const bearer = /^bearer ([\x21-\x7e]{1,100})$/i;

/** The key of an Authorization header; undefined where there is none that could be one. */
export function presentedKey(authorization: string | undefined): string | undefined {
  const key = authorization && bearer.exec(authorization)?.[1];
  return key && isKey(key) ? key : undefined;
}
