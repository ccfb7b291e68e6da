import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';

/** The token is long and random, so its hash can’t be guessed back. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(`wellness share ${token}`).digest('base64url');

const mac = (secret: string, tokenHash: string, code: string) =>
  createHmac('sha256', secret).update(`wellness share code ${tokenHash} ${code.toUpperCase()}`).digest('base64url');

/** A code is short: without the server’s secret no one can try them all. */
export const codeHashOf = (config: Config, tokenHash: string, code: string): string =>
  mac(config.sessionSecret, tokenHash, code.trim());

export function isCode(config: Config, share: { readonly tokenHash: string; readonly codeHash: string }, code: string) {
  const secrets = [config.sessionSecret, ...(config.previousSecret ? [config.previousSecret] : [])];
  const wanted = Buffer.from(share.codeHash);
  return secrets.some((secret) => {
    const given = Buffer.from(mac(secret, share.tokenHash, code.trim()));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
