import { type Bytes, webCrypto } from './web-crypto.ts';

/** Letters and digits that can’t be taken for one another on paper: no I, L, O, U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 32;

/** 160 random bits in eight groups of four: 7K3M-…; printed once, and kept nowhere. */
export function newRecoveryCode(): string {
  const random = webCrypto.getRandomValues(new Uint8Array(length));
  const code = Array.from(random, (byte) => signs.charAt(byte % signs.length)).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** As it was printed, whatever the spaces, dashes and small letters; undefined where it can’t be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.slice(0, 200).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : undefined;
}

/** 160 random bits need no slow hashing: SHA-256 makes the wrapping key of them. */
export async function keyOfRecoveryCode(code: string): Promise<Bytes> {
  const bytes = Uint8Array.from(`doorways diary ${code}`, (sign) => sign.charCodeAt(0));
  return new Uint8Array(await webCrypto.subtle.digest('SHA-256', bytes));
}
