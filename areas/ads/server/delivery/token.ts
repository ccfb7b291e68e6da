import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';
import { limits } from '../../pure/options.ts';

/** What one ad that was handed out may count, and at which price. It names nobody. */
export interface HandedOut {
  readonly adId: number;
  readonly viewPrice: number;
  readonly clickPrice: number;
  /** False for people of its own account: they see it, and it costs nothing. */
  readonly counts: boolean;
  /** Random; a view of it counts once. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

const bodyBytes = 29;
const nonceBytes = 12;
const keys = new WeakMap<Config, readonly Buffer[]>();
function keysOf(config: Config): readonly Buffer[] {
  const known = keys.get(config);
  if (known) return known;
  const made = [config.sessionSecret, config.previousSecret].flatMap((secret) =>
    secret ? [Buffer.from(hkdfSync('sha256', secret, 'doorways', 'ads handed out', 32))] : [],
  );
  keys.set(config, made);
  return made;
}
const sealOf = (key: Buffer, body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, 16);

export function handOut(
  config: Config,
  ad: Pick<HandedOut, 'adId' | 'viewPrice' | 'clickPrice' | 'counts'>,
  now: Date,
): string {
  const [key] = keysOf(config);
  if (!key) throw new Error('There is no secret to sign with.');
  const body = Buffer.alloc(bodyBytes);
  body.writeUInt32BE(ad.adId, 0);
  body.writeUInt32BE(ad.viewPrice, 4);
  body.writeUInt32BE(ad.clickPrice, 8);
  body.writeUInt32BE(Math.floor(now.getTime() / 1000) + limits.tokenMinutes * 60, 12);
  body.writeUInt8(ad.counts ? 1 : 0, 16);
  randomBytes(nonceBytes).copy(body, 17);
  return Buffer.concat([body, sealOf(key, body)]).toString('base64url');
}

/** Undefined for what this server never gave out, or what was changed since. */
export function opened(config: Config, token: string): HandedOut | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== bodyBytes + 16) return undefined;
  const [body, seal] = [bytes.subarray(0, bodyBytes), bytes.subarray(bodyBytes)];
  if (!keysOf(config).some((key) => timingSafeEqual(sealOf(key, body), seal))) return undefined;
  return {
    adId: body.readUInt32BE(0),
    viewPrice: body.readUInt32BE(4),
    clickPrice: body.readUInt32BE(8),
    expiresAt: new Date(body.readUInt32BE(12) * 1000),
    counts: body.readUInt8(16) === 1,
    nonce: body.subarray(17).toString('base64url'),
  };
}
